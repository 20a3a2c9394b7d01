import { dialog, heading, type PortalPage, serviceIsDown } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

/** The sections that the forums, the documents and the calendar add to the page. */
const sections = ['Conversations', 'Newest documents', 'Next meetings'];

export const pages: readonly PortalPage[] = [
  { name: 'clubs', path: '/clubs', as: 'maria', shows: heading('Clubs') },
  { name: 'club', path: '/clubs/etiquette', as: 'maria', shows: heading('Etiquette'), sections },
  { name: 'club as Admin', path: '/clubs/geography', as: 'admin', shows: heading('Geography'), sections },
  { name: 'new club', path: ({ newClub }) => newClub.route, as: 'maria', shows: heading('Gardening'), sections },
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
  { name: 'clubs as Admin', path: '/clubs', as: 'admin', shows: heading('Clubs') },
  {
    name: 'found a club',
    path: '/clubs/new',
    as: 'admin',
    ...dialog('Found a club'),
    opener: { on: '/clubs', button: 'Found a club' },
  },
  {
    name: 'order the clubs',
    path: '/clubs/order',
    as: 'admin',
    ...dialog('Change the order'),
    opener: { on: '/clubs', button: 'Change the order' },
  },
  { name: 'found a club as a member', path: '/clubs/new', as: 'maria', ...dialog('Found a club') },
  { name: 'no club', path: '/clubs/unknown', as: 'maria', shows: heading('Club not found') },
  {
    name: 'clubs without their service',
    path: '/clubs',
    as: 'maria',
    arrange: serviceIsDown(/\/api\/v1\/clubs/),
    mayLog: failedCall,
    shows: (page) => page.getByRole('alert').getByText('The clubs did not load'),
  },
];
