import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { AddEventDialog } from './features/events/add-event-dialog.tsx';
import { DayDialog } from './features/events/day-dialog.tsx';
import { EditEventDialog } from './features/events/edit-event-dialog.tsx';
import { SubscribeDialog } from './features/feed/subscribe-dialog.tsx';
import { AddMeetingDialog } from './features/meetings/add-meeting-dialog.tsx';
import { EditMeetingDialog } from './features/meetings/edit-meeting-dialog.tsx';
import { messages } from './messages.ts';
import { CalendarPage } from './pages/calendar-page.tsx';
import { MeetingsPage } from './pages/meetings-page.tsx';
import { paths } from './paths.ts';

/** Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (usePortal().basename === paths.allMeetings ? <MeetingsRoutes /> : <CalendarRoutes />);

/** Below `/calendar`. */
const CalendarRoutes = () => (
  <Routes>
    <Route path="/" element={<CalendarPage />}>
      <Route path="day/:day" element={<DayDialog />} />
      <Route path="new" element={<AddEventDialog />} />
      <Route path="events/:id/edit" element={<EditEventDialog />} />
      <Route path="subscribe" element={<SubscribeDialog />} />
    </Route>
    <Route path="*" element={nowhere} />
  </Routes>
);

/** Below `/meetings`: those of all clubs, or of one. */
const MeetingsRoutes = () => (
  <Routes>
    {['/', ':clubName'].map((path) => (
      <Route key={path} path={path} element={<MeetingsPage />}>
        <Route path="new-meeting" element={<AddMeetingDialog />} />
        <Route path="edit-meeting/:id" element={<EditMeetingDialog />} />
      </Route>
    ))}
    <Route path="*" element={nowhere} />
  </Routes>
);

const nowhere = <NotFoundPage {...messages.notFound} href={paths.calendar} />;
