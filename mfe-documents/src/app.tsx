import { Route, Routes } from 'react-router-dom';
import { AddDocumentDialog } from './features/documents/add-document-dialog.tsx';
import { EditDocumentDialog } from './features/documents/edit-document-dialog.tsx';
import { CategoriesPage } from './pages/categories-page.tsx';
import { CategoryPage } from './pages/category-page.tsx';

/** The pages below `/documents`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
  <Routes>
    <Route path="/" element={<CategoriesPage />} />
    <Route path=":category" element={<CategoryPage />}>
      <Route path="new" element={<AddDocumentDialog />} />
      <Route path=":id/edit" element={<EditDocumentDialog />} />
    </Route>
    <Route path="*" element={<CategoryPage />} />
  </Routes>
);
