import { ToastRegion } from '@seed/ui/toast-region';
import { UiProvider } from '@seed/ui/ui-provider';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useMember } from '../session/session-context.ts';
import { Announcer } from './announcer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PlainHeader } from './plain-header.tsx';
import { PortalFooter } from './portal-footer.tsx';
import { PortalHeader } from './portal-header.tsx';
import { SessionEnded } from './session-ended.tsx';
import { UnsavedWorkGuard } from './unsaved-work-guard.tsx';
import { usePageFocus } from './use-page-focus.ts';
import styles from './portal-layout.module.css';

/** The frame of every page behind the login: header and footer, or only the logo without a session. */
export const PortalLayout = ({ children }: { readonly children: ReactNode }) => {
  const { toasts } = usePortal();
  const member = useMember();
  const navigate = useNavigate();
  usePageFocus();
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <div className={styles.layout}>
        {member ? (
          <>
            <SkipLink />
            <PortalHeader />
          </>
        ) : (
          <PlainHeader />
        )}
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        {member && <PortalFooter />}
        <OfflineBanner />
      </div>
      <ToastRegion queue={toasts} />
      <Announcer />
      <UnsavedWorkGuard />
      <SessionEnded />
    </UiProvider>
  );
};

/** Moves the focus by script, because the router would treat a link to a fragment as a navigation. */
const SkipLink = () => (
  <a
    href="#content"
    className={styles.skip}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
  >
    {messages.header.skip}
  </a>
);
