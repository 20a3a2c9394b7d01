import { expect } from '@playwright/test';

/** Milliseconds for which a member points at a link before the click. */
const hoverMs = 250;

/**
 * The path of a member through the portal, and that of a member who follows a link in a mail.
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the portal
 */
export function stepsOf(page, url) {
  const main = page.getByRole('main');
  const firstPost = main.getByRole('article').getByRole('link').first();
  const firstClub = main.getByRole('link').filter({ hasText: 'Club' }).or(main.locator('a[href^="/clubs/"]')).first();
  const comment = page.locator('main article article, main section article').first();
  const logIn = page.getByRole('button', { name: 'Log In' });
  const forums = main.getByRole('link', { name: 'Have a Conversation' });
  const quickAccess = page.getByRole('button', { name: 'Quick Access' });
  const clubs = page.getByRole('banner').getByRole('link', { name: 'Clubs', exact: true });
  let post = '';
  return [
    { name: 'landing page', act: () => open(page, url), content: page.getByRole('heading', { level: 1 }) },
    { name: 'sign-in form', ...click(page, logIn), content: page.locator('#username') },
    {
      name: 'main menu',
      approach: async () => {
        await page.locator('#username').fill('maria@seed.example');
        await page.locator('#password').fill('seed');
      },
      act: () => page.locator('#kc-login').click(),
      content: forums,
    },
    { name: 'forums', ...click(page, forums), content: firstPost },
    { name: 'one post', ...click(page, firstPost), content: comment },
    {
      name: 'back',
      act: async () => {
        post = page.url();
        await page.goBack();
      },
      content: firstPost,
    },
    {
      name: 'clubs',
      approach: async () => {
        // The menu closes when a slow device finishes the previous step late.
        await expect(async () => {
          if (!(await clubs.isVisible())) await quickAccess.click();
          await clubs.hover({ timeout: 1000 });
        }).toPass();
        await page.waitForTimeout(hoverMs);
      },
      act: () => clubs.click(),
      content: firstClub,
    },
    { name: 'one club', ...click(page, firstClub), content: page.locator('main article').first() },
    { name: 'post from a mail', act: () => open(page, post), content: comment },
    { name: 'the same, new device', approach: () => emptyCache(page), act: () => open(page, post), content: comment },
    { name: 'clubs from a mail', act: () => open(page, `${url}/clubs`), content: firstClub },
  ];
}

/** The content may be there before the pictures, for which the event `load` waits. */
export const open = (page, url) => page.goto(url, { waitUntil: 'commit' });

const click = (page, link) => ({ approach: () => point(page, link), act: () => link.click() });

async function point(page, link) {
  await link.hover();
  await page.waitForTimeout(hoverMs);
}

/** Cookies stay, so the member stays signed in. */
async function emptyCache(page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.clearBrowserCache');
}
