import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { lateComponent } from '@seed/ui/late-component';
import { Route, Routes } from 'react-router-dom';
import { messages } from './messages.ts';
import { ForumsPage } from './pages/forums-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { RecommendationsPage } from './pages/recommendations-page.tsx';
import { paths } from './paths.ts';

// The dialogs are separate chunks, so that the pages load without them.
const AddPostDialog = lateComponent(async () => (await import('./features/posts/add-post-dialog.tsx')).AddPostDialog);
const EditPostDialog = lateComponent(
  async () => (await import('./features/posts/edit-post-dialog.tsx')).EditPostDialog,
);
const HistoryDialog = lateComponent(async () => (await import('./features/history/history-dialog.tsx')).HistoryDialog);
const loadReportDialog = () => import('./features/reports/report-dialog.tsx');
const ReportPostDialog = lateComponent(async () => (await loadReportDialog()).ReportPostDialog);
const ReportNoteDialog = lateComponent(async () => (await loadReportDialog()).ReportNoteDialog);
const LikersDialog = lateComponent(async () => (await import('./likes/likers-dialog.tsx')).LikersDialog);
const AddNoteDialog = lateComponent(
  async () => (await import('./features/recommendations/add-note-dialog.tsx')).AddNoteDialog,
);
const EditNoteDialog = lateComponent(
  async () => (await import('./features/recommendations/edit-note-dialog.tsx')).EditNoteDialog,
);

/** Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () =>
  usePortal().basename === paths.recommendations ? <RecommendationsRoutes /> : <ForumsRoutes />;

/** The pages below `/forums`. */
const ForumsRoutes = () => (
  <Routes>
    <Route path="/" element={<ForumsPage />}>
      <Route path="new" element={<AddPostDialog />} />
    </Route>
    <Route path=":id" element={<PostPage />}>
      <Route path="edit" element={<EditPostDialog />} />
      {['history', 'comments/:comment/history'].map((path) => (
        <Route key={path} path={path} element={<HistoryDialog />} />
      ))}
      {['report', 'comments/:comment/report'].map((path) => (
        <Route key={path} path={path} element={<ReportPostDialog />} />
      ))}
      {['likes', 'comments/:comment/likes'].map((path) => (
        <Route key={path} path={path} element={<LikersDialog />} />
      ))}
    </Route>
    <Route path="*" element={<PostPage />} />
  </Routes>
);

/** The pages below `/recommendations`. */
const RecommendationsRoutes = () => (
  <Routes>
    <Route path="/" element={<RecommendationsPage />}>
      <Route path="new" element={<AddNoteDialog />} />
      <Route path=":id/edit" element={<EditNoteDialog />} />
      <Route path=":id/report" element={<ReportNoteDialog />} />
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.recommendations} />;
