import { lateComponent } from '@seed/ui/late-component';
import { Route, Routes } from 'react-router-dom';
import { CategoriesPage } from './pages/categories-page.tsx';
import { CategoryPage } from './pages/category-page.tsx';

// Most visits only read.
const AddDocumentDialog = lateComponent(
  async () => (await import('./features/documents/add-document-dialog.tsx')).AddDocumentDialog,
);
const EditDocumentDialog = lateComponent(
  async () => (await import('./features/documents/edit-document-dialog.tsx')).EditDocumentDialog,
);

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
