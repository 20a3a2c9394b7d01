import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import { Route, Routes } from 'react-router-dom';
import { messages } from './messages.ts';
import { CalendarPage } from './pages/calendar-page.tsx';
import { MeetingsPage } from './pages/meetings-page.tsx';
import { paths } from './paths.ts';

// The dialogs are separate chunks, so that the calendar loads without them.
const DayDialog = lateComponent(async () => (await import('./features/events/day-dialog.tsx')).DayDialog);
const AddEventDialog = lateComponent(
  async () => (await import('./features/events/add-event-dialog.tsx')).AddEventDialog,
);
const EditEventDialog = lateComponent(
  async () => (await import('./features/events/edit-event-dialog.tsx')).EditEventDialog,
);
const SubscribeDialog = lateComponent(
  async () => (await import('./features/feed/subscribe-dialog.tsx')).SubscribeDialog,
);

const AddMeetingDialog = lateComponent(
  async () => (await import('./features/meetings/add-meeting-dialog.tsx')).AddMeetingDialog,
);
const EditMeetingDialog = lateComponent(
  async () => (await import('./features/meetings/edit-meeting-dialog.tsx')).EditMeetingDialog,
);
const AttendeesDialog = lateComponent(
  async () => (await import('./features/meetings/attendees-dialog.tsx')).AttendeesDialog,
);

/** Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (usePortal().basename === paths.allMeetings ? <MeetingsRoutes /> : <CalendarRoutes />);

/** The pages below `/calendar`. */
const CalendarRoutes = () => (
  <Routes>
    <Route path="/" element={<CalendarPage />}>
      <Route path="day/:day" element={<DayDialog />} />
      <Route path="new" element={<AddEventDialog />} />
      <Route path="events/:id/edit" element={<EditEventDialog />} />
      <Route path="subscribe" element={<SubscribeDialog />} />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

/** The pages below `/meetings`: the meetings of all clubs, or of one. */
const MeetingsRoutes = () => (
  <Routes>
    {['/', ':clubName'].map((path) => (
      <Route key={path} path={path} element={<MeetingsPage />}>
        <Route path="new-meeting" element={<AddMeetingDialog />} />
        <Route path="edit-meeting/:id" element={<EditMeetingDialog />} />
        <Route path="attendees/:id" element={<AttendeesDialog />} />
      </Route>
    ))}
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.calendar} />;
