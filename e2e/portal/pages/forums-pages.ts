import { dialog, heading, type PortalPage, serviceIsDown } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

export const pages: readonly PortalPage[] = [
  { name: 'forums', path: '/forums', as: 'maria', shows: heading('Forums') },
  { name: 'forums without a match', path: '/forums?q=zzzz', as: 'maria', shows: heading('Forums') },
  {
    name: 'add a post',
    path: '/forums/new',
    as: 'maria',
    ...dialog('Add a post'),
    opener: { on: '/forums', button: 'Add a post' },
  },
  { name: 'post', path: '/forums/1', as: 'maria', shows: heading() },
  {
    name: 'options of the own post',
    path: ({ post }) => `/forums/${post}`,
    as: 'maria',
    isDialog: true,
    shows: heading(),
    // An Admin reads the name of the author.
    open: (page) => page.getByRole('button', { name: /^Options for .*post$/ }).press('Enter'),
  },
  { name: 'edit a post', path: ({ post }) => `/forums/${post}/edit`, as: 'maria', ...dialog('Edit your post') },
  { name: 'likes of a post', path: '/forums/1/likes', as: 'maria', ...dialog('Liked by') },
  { name: 'report a post', path: '/forums/1/report', as: 'kenji', ...dialog('Report this post') },
  {
    name: 'no post',
    path: '/forums/999999',
    as: 'maria',
    mayLog: failedCall,
    shows: (page) => page.getByText('Forum entry not found'),
  },
  {
    name: 'forums without their service',
    path: '/forums',
    as: 'maria',
    arrange: serviceIsDown(/\/api\/v1\/forums/),
    mayLog: failedCall,
    shows: (page) => page.getByRole('alert').getByText('The conversations did not load'),
  },
  { name: 'recommendations', path: '/recommendations', as: 'maria', shows: heading('Recommendations') },
  {
    name: 'add a note',
    path: '/recommendations/new',
    as: 'maria',
    ...dialog('Add a note'),
    opener: { on: '/recommendations', button: 'Add a note' },
  },
  {
    name: 'edit a note',
    path: ({ note }) => `/recommendations/${note}/edit`,
    as: 'maria',
    ...dialog('Edit your note'),
  },
  { name: 'no page of the board', path: '/recommendations/nowhere', as: 'maria', shows: heading(/404/) },
];
