import { Route, Routes } from 'react-router-dom';
import { AddPostDialog } from './features/posts/add-post-dialog.tsx';
import { EditPostDialog } from './features/posts/edit-post-dialog.tsx';
import { ForumsPage } from './pages/forums-page.tsx';
import { PostPage } from './pages/post-page.tsx';

/** Below `/forums`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
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
