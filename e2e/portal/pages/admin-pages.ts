import { heading, type PortalPage } from './portal-page.ts';

export const pages: readonly PortalPage[] = [
  { name: 'releases', path: '/admin', as: 'admin', shows: heading('Releases') },
  { name: 'releases for a member', path: '/admin', as: 'maria', shows: heading('Only for Admins') },
];
