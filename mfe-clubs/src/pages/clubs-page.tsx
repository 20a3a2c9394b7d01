import { useDialogRoute, usePage, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet } from 'react-router-dom';
import { ClubGrid } from '../features/clubs/club-grid.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/clubs`, and above it the dialogs of Admins. */
export const ClubsPage = () => {
  const heading = usePage({ title: messages.list.title });
  const { user } = usePortal();
  return (
    <PageBody width="wide">
      <PageHeader
        title={messages.list.title}
        titleRef={heading}
        intro={messages.list.intro}
        actions={user.isAdmin && <AdminActions />}
      />
      <ClubGrid />
      <Outlet />
    </PageBody>
  );
};

const AdminActions = () => {
  const { open } = useDialogRoute(paths.clubs);
  return (
    <>
      <Button icon={<PlusIcon />} onPress={() => open(paths.newClub)}>
        {messages.list.found}
      </Button>
      <Button onPress={() => open(paths.clubOrder)}>{messages.list.order}</Button>
    </>
  );
};
