import { usePage, usePortal } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { LeaveSection } from '../features/leaving/leave-section.tsx';
import { DataExports } from '../features/my-data/data-exports.tsx';
import { myDataMessages } from '../features/my-data/my-data-messages.ts';
import { SignedInBrowsers } from '../features/sessions/signed-in-browsers.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/my-profile/data`: what the portal stores of the member. */
export const MyDataPage = () => {
  const { title, intro } = myDataMessages;
  const { session } = usePortal();
  return (
    <PageBody>
      <PageHeader
        title={title}
        titleRef={usePage({ title })}
        intro={intro}
        back={{ href: paths.myProfile, label: messages.own.title }}
      />
      <DataExports />
      <SignedInBrowsers />
      {session && <LeaveSection session={session} />}
      <Outlet />
    </PageBody>
  );
};
