import type { Page } from '@playwright/test';
import { heading, type PortalPage } from './portal-page.ts';
import { failedCall } from '../failed-call.ts';

const press = (name: string) => (page: Page) => page.getByRole('banner').getByRole('button', { name }).press('Enter');

export const pages: readonly PortalPage[] = [
  { name: 'landing', path: '/', as: 'guest', shows: heading() },
  {
    name: 'login',
    path: '/intranet-welcome',
    as: 'guest',
    shows: (page) => page.getByLabel('Username or email'),
  },
  {
    name: 'login refused',
    path: '/forums',
    as: 'guest',
    shows: (page) => page.getByLabel('Username or email'),
    open: async (page) => {
      await page.getByLabel('Username or email').fill('maria@seed.example');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByText('Invalid username or password.').waitFor();
    },
    mayLog: failedCall,
  },
  {
    name: 'login failed',
    path: '/forums#state=foreign&session_state=x&code=y',
    as: 'guest',
    mayLog: /Login failed/,
    shows: heading('We could not sign you in'),
  },
  { name: 'landing of a member', path: '/', as: 'maria', shows: heading() },
  {
    name: 'main menu',
    path: '/intranet-welcome',
    as: 'maria',
    shows: heading(/What would you like to do today/),
    sections: ['Today'],
  },
  {
    name: 'quick access',
    path: '/intranet-welcome',
    as: 'maria',
    only: 'desktop',
    shows: heading(),
    open: press('Quick Access'),
  },
  {
    name: 'burger menu',
    path: '/intranet-welcome',
    as: 'maria',
    only: 'phone',
    shows: heading(),
    open: press('Menu'),
    isDialog: true,
  },
  { name: 'no page', path: '/no-such-page', as: 'maria', shows: heading('404 - Not Found') },
  { name: 'no page for a guest', path: '/no-such-page', as: 'guest', shows: heading('404 - Not Found') },
  {
    name: 'module that is down',
    path: '/forums',
    as: 'maria',
    arrange: (page) => page.route(/\/m\/forums\/.*remoteEntry/, (route) => route.fulfill({ status: 404 })),
    mayLog: /./,
    shows: (page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Forums' }),
  },
  {
    name: 'error',
    path: '/intranet-welcome',
    as: 'maria',
    arrange: (page) => page.route(/\/assets\/portal\..*\.js/, (route) => route.fulfill({ status: 404 })),
    mayLog: /./,
    shows: heading('Unexpected Application Error!'),
  },
];
