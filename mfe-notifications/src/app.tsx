import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotificationsPage } from './pages/notifications-page.tsx';
import { paths } from './paths.ts';

/** Few members open it, so its code is loaded then. */
const PreferencesPage = lazy(async () => ({
  default: (await import('./pages/preferences-page.tsx')).PreferencesPage,
}));

/** The pages below `/notifications`. */
export const App = () => (
  <Suspense>
    <Routes>
      <Route path="/" element={<NotificationsPage />} />
      <Route path="/preferences" element={<PreferencesPage />} />
      <Route path="*" element={<Navigate to={paths.notifications} replace />} />
    </Routes>
  </Suspense>
);
