import type { BootDocument, BootSwitchedOff } from '@seed/contracts/boot';
import { isBelow } from '@seed/contracts/path-pattern';
import { LoadingScreen } from '@seed/ui/loading-screen';
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../layout/page-title.ts';
import { messages } from '../messages.ts';
import { ModuleOutlet } from '../modules/module-outlet.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useMember } from '../session/session-context.ts';
import { ModuleFailure } from './module-failure.tsx';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { RequireSession } from './require-session.tsx';
import { SwitchedOffPage } from './switched-off-page.tsx';

/** Every other address: a module's page, for members only, or the not-found page. */
export const ModuleRoute = () => {
  const { registry } = usePortal();
  const { pathname } = useLocation();
  const member = useMember();
  const boot = useSyncExternalStore(registry.subscribe, registry.current);
  const match = useMemo(() => boot && registry.find(pathname), [boot, registry, pathname]);
  const off = match ? undefined : closedAt(boot, pathname);
  // A module sets the title of each of its pages. Until it has loaded, its name is the title.
  usePageTitle(match?.release.manifest.title ?? off?.title ?? messages.notFound, match?.basename);

  if (!match && !off && !member) return <NotFoundPage isSignedIn={false} />;
  return (
    <RequireSession>
      <SignedInModule hasModule={match !== undefined} off={off} />
    </RequireSession>
  );
};

/** The module of an address that is switched off, or of which no release could be verified. */
function closedAt({ off = [], unavailable = [] }: BootDocument, pathname: string): BootSwitchedOff | undefined {
  const unverified = unavailable.map(({ id }) => ({
    id,
    title: id.charAt(0).toUpperCase() + id.slice(1),
    routes: [`/${id}`],
    message: messages.unavailable,
  }));
  return [...off, ...unverified].find(({ routes }) => routes.some((route) => isBelow(pathname, route)));
}

interface SignedInModuleProps {
  /** Whether a module has a route for the address. */
  readonly hasModule: boolean;
  /** The module of the address, if it is switched off. */
  readonly off: BootSwitchedOff | undefined;
}

const SignedInModule = ({ hasModule, off }: SignedInModuleProps) => {
  const { registry, visits, propsFor } = usePortal();
  const member = useMember();
  const props = useMemo(() => member && propsFor(member), [member, propsFor]);
  if (!props) return <LoadingScreen />;
  return (
    <ModuleOutlet
      registry={registry}
      visits={visits}
      portal={props}
      failure={(failed) => <ModuleFailure {...failed} log={props.log} />}
      loading={<LoadingScreen />}
      // On the way to a page of the shell, the outlet reads the new address before the router renders that page.
      notFound={hasModule ? null : off ? <SwitchedOffPage {...off} /> : <NotFoundPage isSignedIn />}
    />
  );
};
