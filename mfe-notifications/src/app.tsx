import { useApi } from '@seed/portal-sdk';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotificationsPage } from './pages/notifications-page.tsx';

/** Few members open it, so its code is loaded then. */
const PreferencesPage = lazy(async () => ({
  default: (await import('./pages/preferences-page.tsx')).PreferencesPage,
}));

/** The pages below `/notifications`. */
export const App = () => {
  useReportedTimeZone();
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<NotificationsPage />} />
        <Route path="/preferences" element={<PreferencesPage />} />
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  );
};

/** The pages are whole without it, so a failure is not shown. */
function useReportedTimeZone(): void {
  const api = useApi();
  useEffect(() => {
    import('./features/preferences/report-time-zone.ts')
      .then(({ reportTimeZone }) => reportTimeZone(api))
      .catch(() => undefined);
  }, [api]);
}
