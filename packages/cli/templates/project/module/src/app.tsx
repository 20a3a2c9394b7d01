import { Route, Routes } from 'react-router-dom';
import { SampleItemsPage } from './pages/sample-items-page.tsx';
import { NewSampleItemDialog } from './sample-items/new-sample-item-dialog.tsx';

/**
 * The pages below `/sample-items`. The dialog has a URL, so that the phone's back button closes it and a reload keeps
 * it.
 */
export const App = () => (
  <Routes>
    <Route path="/" element={<SampleItemsPage />}>
      <Route path="new" element={<NewSampleItemDialog />} />
    </Route>
    <Route path="*" element={<SampleItemsPage />} />
  </Routes>
);
