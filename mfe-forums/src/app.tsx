import { NotFoundPage, usePortal } from '@seed/portal-sdk';
import { Route, Routes } from 'react-router-dom';
import { AddPostDialog } from './features/posts/add-post-dialog.tsx';
import { EditPostDialog } from './features/posts/edit-post-dialog.tsx';
import { AddNoteDialog } from './features/recommendations/add-note-dialog.tsx';
import { EditNoteDialog } from './features/recommendations/edit-note-dialog.tsx';
import { messages } from './messages.ts';
import { ForumsPage } from './pages/forums-page.tsx';
import { PostPage } from './pages/post-page.tsx';
import { RecommendationsPage } from './pages/recommendations-page.tsx';
import { paths } from './paths.ts';

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
    </Route>
    <Route path="*" element={notFoundPage} />
  </Routes>
);

const notFoundPage = <NotFoundPage {...messages.notFound} href={paths.recommendations} />;
