import { Route, Routes } from 'react-router-dom';
import { EditClubDialog } from './features/clubs/edit-club-dialog.tsx';
import { ScheduleEventDialog } from './features/events/schedule-event-dialog.tsx';
import { ClubPage } from './pages/club-page.tsx';
import { ClubsPage } from './pages/clubs-page.tsx';

/** The pages below `/clubs`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
  <Routes>
    <Route path="/" element={<ClubsPage />} />
    <Route path=":slug" element={<ClubPage />}>
      <Route path="schedule" element={<ScheduleEventDialog />} />
      <Route path="edit" element={<EditClubDialog />} />
    </Route>
    <Route path="*" element={<ClubPage />} />
  </Routes>
);
