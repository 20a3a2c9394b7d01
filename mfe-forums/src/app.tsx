import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { messages } from './messages.ts';
import { ForumsPage } from './pages/forums-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { RecommendationsPage } from './pages/recommendations-page.tsx';
import { paths } from './paths.ts';

// The dialogs are separate chunks, so that the pages load without them.
const AddPostDialog = lazy(async () => {
  return { default: (await import('./features/posts/add-post-dialog.tsx')).AddPostDialog };
});
const EditPostDialog = lazy(async () => {
  return { default: (await import('./features/posts/edit-post-dialog.tsx')).EditPostDialog };
});
const HistoryDialog = lazy(async () => {
  return { default: (await import('./features/history/history-dialog.tsx')).HistoryDialog };
});
const loadReportDialog = () => import('./features/reports/report-dialog.tsx');
const ReportPostDialog = lazy(async () => ({ default: (await loadReportDialog()).ReportPostDialog }));
const ReportNoteDialog = lazy(async () => ({ default: (await loadReportDialog()).ReportNoteDialog }));
const LikersDialog = lazy(async () => {
  return { default: (await import('./likes/likers-dialog.tsx')).LikersDialog };
});
const AddNoteDialog = lazy(async () => {
  return { default: (await import('./features/recommendations/add-note-dialog.tsx')).AddNoteDialog };
});
const EditNoteDialog = lazy(async () => {
  return { default: (await import('./features/recommendations/edit-note-dialog.tsx')).EditNoteDialog };
});

/** The page stays as it is until the code of the dialog has loaded. */
const whenLoaded = (dialog: ReactNode) => <Suspense>{dialog}</Suspense>;

/** Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () =>
  usePortal().basename === paths.recommendations ? <RecommendationsRoutes /> : <ForumsRoutes />;

/** The pages below `/forums`. */
const ForumsRoutes = () => (
  <Routes>
    <Route path="/" element={<ForumsPage />}>
      <Route path="new" element={whenLoaded(<AddPostDialog />)} />
    </Route>
    <Route path=":id" element={<PostPage />}>
      <Route path="edit" element={whenLoaded(<EditPostDialog />)} />
      {['history', 'comments/:comment/history'].map((path) => (
        <Route key={path} path={path} element={whenLoaded(<HistoryDialog />)} />
      ))}
      {['report', 'comments/:comment/report'].map((path) => (
        <Route key={path} path={path} element={whenLoaded(<ReportPostDialog />)} />
      ))}
      {['likes', 'comments/:comment/likes'].map((path) => (
        <Route key={path} path={path} element={whenLoaded(<LikersDialog />)} />
      ))}
    </Route>
    <Route path="*" element={<PostPage />} />
  </Routes>
);

/** The pages below `/recommendations`. */
const RecommendationsRoutes = () => (
  <Routes>
    <Route path="/" element={<RecommendationsPage />}>
      <Route path="new" element={whenLoaded(<AddNoteDialog />)} />
      <Route path=":id/edit" element={whenLoaded(<EditNoteDialog />)} />
      <Route path=":id/report" element={whenLoaded(<ReportNoteDialog />)} />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.recommendations} />;
