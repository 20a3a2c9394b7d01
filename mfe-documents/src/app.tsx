import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CategoriesPage } from './pages/categories-page.tsx';
import { CategoryPage } from './pages/category-page.tsx';

// Most visits only read.
const AddDocumentDialog = lazy(async () => {
  return { default: (await import('./features/documents/add-document-dialog.tsx')).AddDocumentDialog };
});
const EditDocumentDialog = lazy(async () => {
  return { default: (await import('./features/documents/edit-document-dialog.tsx')).EditDocumentDialog };
});

/** The page stays as it is until the code of the dialog has loaded. */
const whenLoaded = (dialog: ReactNode) => <Suspense>{dialog}</Suspense>;

/** The pages below `/documents`. Dialogs have a URL, so that the phone's back button closes them and a reload keeps them. */
export const App = () => (
  <Routes>
    <Route path="/" element={<CategoriesPage />} />
    <Route path=":category" element={<CategoryPage />}>
      <Route path="new" element={whenLoaded(<AddDocumentDialog />)} />
      <Route path=":id/edit" element={whenLoaded(<EditDocumentDialog />)} />
    </Route>
    <Route path="*" element={<CategoryPage />} />
  </Routes>
);
