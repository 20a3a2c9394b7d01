import { lateComponent } from '@seed/ui/late-component';
import { Route, Routes } from 'react-router-dom';
import { SampleItemsPage } from './pages/sample-items-page.tsx';

// Most visits only read, so the code of the form loads when it opens.
const NewSampleItemDialog = lateComponent(
  async () => (await import('./sample-items/new-sample-item-dialog.tsx')).NewSampleItemDialog,
);

/**
 * The pages below `/sample-items`. The dialog has a URL, so that the phone's back button closes it and a reload keeps
 * it. The page stays as it is until the code of the dialog has loaded.
 */
export const App = () => (
  <Routes>
    <Route path="/" element={<SampleItemsPage />}>
      <Route path="new" element={<NewSampleItemDialog />} />
    </Route>
    <Route path="*" element={<SampleItemsPage />} />
  </Routes>
);
