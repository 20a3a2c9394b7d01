import { usePage, usePortal } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { LeaveSection } from '../features/leaving/leave-section.tsx';
import { useDataExports } from '../features/my-data/api/list-exports.ts';
import { DataExports } from '../features/my-data/data-exports.tsx';
import { myDataMessages } from '../features/my-data/my-data-messages.ts';
import { useSessions } from '../features/sessions/api/list-sessions.ts';
import { SignedInBrowsers } from '../features/sessions/signed-in-browsers.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/my-profile/data`: what the portal stores of the member. */
export const MyDataPage = () => {
  const { title, intro } = myDataMessages;
  const { session } = usePortal();
  // A section waits until the one above it has its height, so that nothing moves.
  const hasExports = !useDataExports().isPending;
  const hasBrowsers = !useSessions().isPending;
  return (
    <PageBody>
      <PageHeader
        title={title}
        titleRef={usePage({ title })}
        intro={intro}
        back={{ href: paths.myProfile, label: messages.own.title }}
      />
      <DataExports />
      {hasExports && <SignedInBrowsers />}
      {hasExports && hasBrowsers && session && <LeaveSection session={session} />}
      <Outlet />
    </PageBody>
  );
};
