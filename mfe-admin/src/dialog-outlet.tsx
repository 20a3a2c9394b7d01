import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** The place of a dialog over a page, which stays visible while the dialog's code loads. */
export const DialogOutlet = () => (
  <Suspense fallback={null}>
    <Outlet />
  </Suspense>
);
