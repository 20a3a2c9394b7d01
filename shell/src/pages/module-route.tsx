import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../layout/page-title.ts';
import { messages } from '../messages.ts';
import { ModuleOutlet } from '../modules/module-outlet.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { RequireSession } from '../session/require-session.tsx';
import { useMember } from '../session/session-context.ts';
import { LoadingScreen } from '@seed/ui/loading-screen';
import { NotFoundPage } from './not-found/not-found-page.tsx';

/** Every address that is not the shell's own: a module's page, for members only, or nothing at all. */
export const ModuleRoute = () => {
  const { registry } = usePortal();
  const { pathname } = useLocation();
  const member = useMember();
  const boot = useSyncExternalStore(registry.subscribe, registry.current);
  const match = useMemo(() => boot && registry.find(pathname), [boot, registry, pathname]);
  // A module sets the title of each of its pages; until it is there, its name is the title.
  usePageTitle(match?.release.manifest.title ?? messages.notFound, match?.basename);

  if (!match && !member) return <NotFoundPage isSignedIn={false} />;
  return (
    <RequireSession>
      <SignedInModule isKnown={match !== undefined} />
    </RequireSession>
  );
};

interface SignedInModuleProps {
  /** Whether a module answers the address for which this route was drawn. */
  readonly isKnown: boolean;
}

const SignedInModule = ({ isKnown }: SignedInModuleProps) => {
  const { registry, propsFor } = usePortal();
  const member = useMember();
  const props = useMemo(() => member && propsFor(member), [member, propsFor]);
  if (!props) return <LoadingScreen />;
  return (
    <ModuleOutlet
      registry={registry}
      portal={props}
      loading={<LoadingScreen />}
      // Leaving for a page of the shell, the outlet is told of the new address a moment before the router draws it.
      notFound={isKnown ? null : <NotFoundPage isSignedIn />}
    />
  );
};
