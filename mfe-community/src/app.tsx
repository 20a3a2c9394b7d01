import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { messages } from './messages.ts';
import { CommunityPage } from './pages/community-page.tsx';
import { EditProfilePage } from './pages/edit-profile-page.tsx';
import { GroupPage } from './pages/group-page.tsx';
import { OwnProfilePage } from './pages/own-profile-page.tsx';
import { ProfilePage } from './pages/profile-page.tsx';
import { paths } from './paths.ts';

// Only Admins load the pages that are for them.
const AddMembersPage = lateComponent(async () => (await import('./pages/add-members-page.tsx')).AddMembersPage);
// Few members open it, so it is loaded when they do.
const MyDataPage = lateComponent(async () => (await import('./pages/my-data-page.tsx')).MyDataPage);
const EditMembershipDialog = lateComponent(
  async () => (await import('./features/membership/edit-membership-dialog.tsx')).EditMembershipDialog,
);

const ReportProfile = lateComponent(async () => (await import('./pages/report-profile.tsx')).ReportProfile);
const LeaveDialog = lateComponent(async () => (await import('./features/leaving/leave-dialog.tsx')).LeaveDialog);

/** Edit mode has a URL, so that the phone's back button leaves it and a reload keeps it. */
export const App = () => (usePortal().basename === paths.myProfile ? <MyProfileRoutes /> : <CommunityRoutes />);

/** The pages below `/community`. */
const CommunityRoutes = () => (
  <Routes>
    <Route path="/" element={<CommunityPage />} />
    <Route path="add-people" element={<ForAdmins page={<AddMembersPage />} otherwise={<GroupPage />} />} />
    <Route path=":group" element={<GroupPage />} />
    <Route path="profiles/my-profile" element={<OwnProfilePage at={paths.ownProfile} />} />
    <Route path="profiles/my-profile/edit" element={<EditProfilePage at={paths.ownProfile} />} />
    <Route path="profiles/:id" element={<ProfilePage />}>
      <Route path="membership" element={<ForAdmins page={<EditMembershipDialog />} />} />
      <Route path="report" element={<ReportProfile />} />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

interface ForAdminsProps {
  readonly page: ReactNode;
  /** The page of other members; none by default. */
  readonly otherwise?: ReactNode;
}

const ForAdmins = ({ page, otherwise = null }: ForAdminsProps) => (usePortal().user.isAdmin ? page : otherwise);

/** The pages below `/my-profile`. */
const MyProfileRoutes = () => (
  <Routes>
    <Route path="/" element={<OwnProfilePage at={paths.myProfile} />} />
    <Route path="edit" element={<EditProfilePage at={paths.myProfile} />} />
    <Route path="data" element={<MyDataPage />}>
      <Route path="leave" element={<LeaveDialog />} />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.community} />;
