import { dialog, heading, type PortalPage, serviceIsDown } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

/** The sections that the forums and the calendar add to the page. */
const sectionsOfProfile = ['Posts', 'Recommendations', 'Meetings'];

export const pages: readonly PortalPage[] = [
  {
    name: 'community',
    path: '/community',
    as: 'maria',
    shows: (page) => page.getByRole('list', { name: 'Groups of the community' }),
  },
  { name: 'group', path: '/community/participants', as: 'maria', shows: heading('Participants') },
  { name: 'group by name', path: '/community/alumni?q=kenji', as: 'maria', shows: heading('Alumni') },
  { name: 'group without a match', path: '/community/alumni?q=zzzz', as: 'maria', shows: heading('Alumni') },
  { name: 'no group', path: '/community/unicorns', as: 'maria', shows: heading() },
  {
    name: 'profile',
    path: ({ member }) => `/community/profiles/${member}`,
    as: 'maria',
    shows: heading(/Rocha/),
    sections: sectionsOfProfile,
  },
  { name: 'no profile', path: '/community/profiles/nobody', as: 'maria', mayLog: failedCall, shows: heading() },
  { name: 'own profile', path: '/my-profile', as: 'maria', shows: heading(/María/), sections: sectionsOfProfile },
  {
    name: 'own profile in the community',
    path: '/community/profiles/my-profile',
    as: 'maria',
    shows: heading(/María/),
  },
  { name: 'edit your profile', path: '/my-profile/edit', as: 'maria', shows: heading('Edit your profile') },
  { name: 'my data', path: '/my-profile/data', as: 'maria', shows: heading('My data') },
  {
    name: 'leave the portal',
    path: '/my-profile/data/leave',
    as: 'maria',
    ...dialog('Leave the portal?'),
  },
  {
    name: 'edit your profile in the community',
    path: '/community/profiles/my-profile/edit',
    as: 'admin',
    shows: heading('Edit your profile'),
  },
  { name: 'add people', path: '/community/add-people', as: 'admin', shows: heading('Add people') },
  {
    name: 'file of people that is checked',
    path: '/community/add-people',
    as: 'admin',
    shows: heading('Add people'),
    open: async (page) => {
      const rows = ['email,name', 'hanako@seed.example,田中 花子', 'wrong,Wrong Address', 'kenji@seed.example,Kenji'];
      const buffer = Buffer.from(rows.join('\n'));
      await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
      await page.getByText('1 row with mistakes, left out').waitFor();
    },
  },
  {
    name: 'profile for an Admin',
    path: ({ member }) => `/community/profiles/${member}`,
    as: 'admin',
    shows: heading(/Rocha/),
    sections: sectionsOfProfile,
  },
  {
    name: 'role and years',
    path: ({ member }) => `/community/profiles/${member}/membership`,
    as: 'admin',
    ...dialog('Role and years'),
  },
  { name: 'no page of the community', path: '/community/profiles', as: 'maria', shows: heading() },
  {
    name: 'group without its service',
    path: '/community/alumni',
    as: 'maria',
    arrange: serviceIsDown(/\/api\/v1\/users\?/),
    mayLog: failedCall,
    shows: (page) => page.getByRole('alert').getByText('The profiles did not load'),
  },
];
