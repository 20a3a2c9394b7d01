import { failedCall } from '../failed-call.ts';
import { heading, type PortalPage, serviceIsDown } from './portal-page.ts';

export const pages: readonly PortalPage[] = [
  { name: 'search', path: '/search', as: 'maria', shows: heading('Search') },
  {
    name: 'search results',
    path: '/search?q=a',
    as: 'maria',
    shows: (page) => page.getByRole('heading', { level: 2, name: 'Posts' }),
  },
  {
    name: 'search without a result',
    path: '/search?q=zzzz',
    as: 'maria',
    shows: (page) => page.getByRole('region', { name: 'Results' }).getByText('Nothing was found for “zzzz”.'),
  },
  {
    name: 'search without one of its sources',
    path: '/search?q=b',
    as: 'maria',
    arrange: serviceIsDown(/\/api\/v1\/documents\?/),
    shows: (page) => page.getByText('The documents could not be searched'),
    mayLog: failedCall,
  },
];
