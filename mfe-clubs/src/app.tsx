import { lateComponent } from '@seed/ui/late-component';
import { Route, Routes } from 'react-router-dom';
import { ClubPage } from './pages/club-page.tsx';
import { ClubsPage } from './pages/clubs-page.tsx';

/** The dialogs of Admins; the first that opens loads the code of all. */
const loadDialogs = () => import('./dialogs.ts');

const EditClubDialog = lateComponent(async () => (await loadDialogs()).EditClubDialog);
const NewClubDialog = lateComponent(async () => (await loadDialogs()).NewClubDialog);
const OrderClubsDialog = lateComponent(async () => (await loadDialogs()).OrderClubsDialog);
const ScheduleEventDialog = lateComponent(async () => (await loadDialogs()).ScheduleEventDialog);

/** The pages below `/clubs`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
  <Routes>
    <Route path="/" element={<ClubsPage />}>
      <Route path="new" element={<NewClubDialog />} />
      <Route path="order" element={<OrderClubsDialog />} />
    </Route>
    <Route path=":slug" element={<ClubPage />}>
      <Route path="schedule" element={<ScheduleEventDialog />} />
      <Route path="edit" element={<EditClubDialog />} />
    </Route>
    <Route path="*" element={<ClubPage />} />
  </Routes>
);
