import { Navigate, Route, Routes } from 'react-router-dom';
import { SearchPage } from './pages/search-page.tsx';

/** The page below `/search`. */
export const App = () => (
  <Routes>
    <Route path="/" element={<SearchPage />} />
    <Route path="*" element={<Navigate to="/" replace />} />
  </Routes>
);
