import { Navigate, Route, Routes } from 'react-router-dom';
import { NotificationsPage } from './pages/notifications-page.tsx';
import { paths } from './paths.ts';

/** The page below `/notifications`. */
export const App = () => (
  <Routes>
    <Route path="/" element={<NotificationsPage />} />
    <Route path="*" element={<Navigate to={paths.notifications} replace />} />
  </Routes>
);
