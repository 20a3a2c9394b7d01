import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type * as dialogs from './dialogs.ts';
import { ClubPage } from './pages/club-page.tsx';
import { ClubsPage } from './pages/clubs-page.tsx';

type Dialogs = typeof dialogs;

/** A dialog of an Admin; the first that opens loads the code of all. */
const dialog = <Name extends keyof Dialogs>(name: Name) =>
  lazy<Dialogs[Name]>(async () => ({ default: (await import('./dialogs.ts'))[name] }));

const EditClubDialog = dialog('EditClubDialog');
const NewClubDialog = dialog('NewClubDialog');
const OrderClubsDialog = dialog('OrderClubsDialog');
const ScheduleEventDialog = dialog('ScheduleEventDialog');

/** The pages below `/clubs`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
  <Routes>
    <Route path="/" element={<ClubsPage />}>
      <Route path="new" element={inSuspense(<NewClubDialog />)} />
      <Route path="order" element={inSuspense(<OrderClubsDialog />)} />
    </Route>
    <Route path=":slug" element={<ClubPage />}>
      <Route path="schedule" element={inSuspense(<ScheduleEventDialog />)} />
      <Route path="edit" element={inSuspense(<EditClubDialog />)} />
    </Route>
    <Route path="*" element={<ClubPage />} />
  </Routes>
);

/** The page below stays on the screen while the code of its dialog loads. */
function inSuspense(element: ReactNode) {
  return <Suspense>{element}</Suspense>;
}
