import { dialog, heading, type PortalPage } from './portal-page.ts';

export const pages: readonly PortalPage[] = [
  { name: 'documents', path: '/documents', as: 'maria', shows: heading('Documents') },
  { name: 'category', path: '/documents/Academic', as: 'admin', shows: heading('Academic') },
  { name: 'category without a match', path: '/documents/Academic?q=zzzz', as: 'maria', shows: heading('Academic') },
  { name: 'category of a club', path: '/documents/FashionFood', as: 'maria', shows: heading(/Fashion and Food/) },
  {
    name: 'empty category',
    path: ({ newClub }) => `/documents/${newClub.key}`,
    as: 'maria',
    shows: heading(/^Gardening.* documents$/),
  },
  {
    name: 'add a document',
    path: '/documents/Academic/new',
    as: 'maria',
    ...dialog('Add a document'),
    opener: { on: '/documents/Academic', button: 'Add a document' },
  },
  {
    name: 'edit a document',
    path: ({ document }) => `/documents/Academic/${document}/edit`,
    as: 'admin',
    ...dialog('Edit the document'),
  },
  { name: 'no category', path: '/documents/Nowhere', as: 'maria', shows: heading('Category not found') },
];
