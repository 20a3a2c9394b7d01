import { dialog, heading, type PortalPage, serviceIsAway } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

export const pages: readonly PortalPage[] = [
  { name: 'clubs', path: '/clubs', as: 'maria', shows: heading('Clubs') },
  { name: 'club', path: '/clubs/etiquette', as: 'maria', shows: heading('Etiquette') },
  { name: 'club as Admin', path: '/clubs/geography', as: 'admin', shows: heading('Geography') },
  { name: 'young club', path: ({ youngClub }) => youngClub.route, as: 'maria', shows: heading('Gardening') },
  {
    name: 'schedule an event of a club',
    path: '/clubs/geography/schedule',
    as: 'admin',
    ...dialog('Schedule an event'),
    opener: { on: '/clubs/geography', button: 'Schedule an event' },
  },
  {
    name: 'edit a club',
    path: '/clubs/geography/edit',
    as: 'admin',
    ...dialog('Edit My Club'),
    opener: { on: '/clubs/geography', button: 'Edit My Club' },
  },
  {
    name: 'edit a club as a member',
    path: '/clubs/geography/edit',
    as: 'maria',
    ...dialog('Edit My Club'),
  },
  { name: 'no club', path: '/clubs/unknown', as: 'maria', shows: heading('Club not found') },
  {
    name: 'clubs without their service',
    path: '/clubs',
    as: 'maria',
    arrange: serviceIsAway(/\/api\/v1\/clubs/),
    mayLog: failedCall,
    shows: (page) => page.getByRole('alert').getByText('The clubs did not load'),
  },
];
