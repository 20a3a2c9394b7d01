import { heading, type PortalPage } from './portal-page.ts';

export const pages: readonly PortalPage[] = [
  // The portal of the walks takes its modules from the registry file.
  { name: 'releases', path: '/admin', as: 'admin', shows: heading('Releases'), mayLog: /404/ },
  { name: 'reports', path: '/admin/reports', as: 'admin', shows: heading('Reports') },
  { name: 'releases for a member', path: '/admin', as: 'maria', shows: heading('Only for Admins') },
];
