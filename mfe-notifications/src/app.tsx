import { useApi, whenEngaged } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotificationsPage } from './pages/notifications-page.tsx';

/** Few members open it, so its code is loaded then. */
const PreferencesPage = lateComponent(async () => (await import('./pages/preferences-page.tsx')).PreferencesPage);

/** The pages below `/notifications`. */
export const App = () => {
  useReportedTimeZone();
  return (
    <Routes>
      <Route path="/" element={<NotificationsPage />} />
      <Route path="/preferences" element={<PreferencesPage />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
};

/** The preferences show the time zone; other pages are whole without it. A failure is not shown. */
function useReportedTimeZone(): void {
  const api = useApi();
  const isShown = useLocation().pathname === '/preferences';
  useEffect(() => {
    const shown = new AbortController();
    (isShown ? Promise.resolve() : whenEngaged(shown.signal))
      .then(() => import('./features/preferences/report-time-zone.ts'))
      .then(({ reportTimeZone }) => reportTimeZone(api))
      .catch(() => undefined);
    return () => shown.abort();
  }, [api, isShown]);
}
