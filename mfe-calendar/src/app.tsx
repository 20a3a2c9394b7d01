import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { messages } from './messages.ts';
import { CalendarPage } from './pages/calendar-page.tsx';
import { MeetingsPage } from './pages/meetings-page.tsx';
import { paths } from './paths.ts';

// The dialogs are separate chunks, so that the calendar loads without them.
const DayDialog = lazy(async () => {
  return { default: (await import('./features/events/day-dialog.tsx')).DayDialog };
});
const AddEventDialog = lazy(async () => {
  return { default: (await import('./features/events/add-event-dialog.tsx')).AddEventDialog };
});
const EditEventDialog = lazy(async () => {
  return { default: (await import('./features/events/edit-event-dialog.tsx')).EditEventDialog };
});
const SubscribeDialog = lazy(async () => {
  return { default: (await import('./features/feed/subscribe-dialog.tsx')).SubscribeDialog };
});

const AddMeetingDialog = lazy(async () => {
  return { default: (await import('./features/meetings/add-meeting-dialog.tsx')).AddMeetingDialog };
});
const EditMeetingDialog = lazy(async () => {
  return { default: (await import('./features/meetings/edit-meeting-dialog.tsx')).EditMeetingDialog };
});
const AttendeesDialog = lazy(async () => {
  return { default: (await import('./features/meetings/attendees-dialog.tsx')).AttendeesDialog };
});

/** Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (usePortal().basename === paths.allMeetings ? <MeetingsRoutes /> : <CalendarRoutes />);

/** The pages below `/calendar`. */
const CalendarRoutes = () => (
  <Routes>
    <Route path="/" element={<CalendarPage />}>
      <Route
        path="day/:day"
        element={
          <Suspense>
            <DayDialog />
          </Suspense>
        }
      />
      <Route
        path="new"
        element={
          <Suspense>
            <AddEventDialog />
          </Suspense>
        }
      />
      <Route
        path="events/:id/edit"
        element={
          <Suspense>
            <EditEventDialog />
          </Suspense>
        }
      />
      <Route
        path="subscribe"
        element={
          <Suspense>
            <SubscribeDialog />
          </Suspense>
        }
      />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

/** The pages below `/meetings`: the meetings of all clubs, or of one. */
const MeetingsRoutes = () => (
  <Routes>
    {['/', ':clubName'].map((path) => (
      <Route key={path} path={path} element={<MeetingsPage />}>
        <Route
          path="new-meeting"
          element={
            <Suspense>
              <AddMeetingDialog />
            </Suspense>
          }
        />
        <Route
          path="edit-meeting/:id"
          element={
            <Suspense>
              <EditMeetingDialog />
            </Suspense>
          }
        />
        <Route
          path="attendees/:id"
          element={
            <Suspense>
              <AttendeesDialog />
            </Suspense>
          }
        />
      </Route>
    ))}
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.calendar} />;
