import { heading, type PortalPage } from './portal-page.ts';

export const pages: readonly PortalPage[] = [
  { name: 'notifications', path: '/notifications', as: 'maria', shows: heading('Notifications') },
  {
    name: 'notification-preferences',
    path: '/notifications/preferences',
    as: 'maria',
    shows: (page) => page.getByRole('region', { name: 'Likes' }),
  },
];
