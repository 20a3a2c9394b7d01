import { open } from '../click-path/steps.mjs';

const heading = (name) => (page) => page.getByRole('heading', { level: 1, name });
const inMain = (selector) => (page) => page.locator(`main ${selector}`).first();

/** The first page of each module, and its first content: data where every member has some, otherwise the heading. */
const modules = [
  { name: 'forums', path: '/forums', content: inMain('article a') },
  { name: 'clubs', path: '/clubs', content: inMain('a[href^="/clubs/"]') },
  { name: 'documents', path: '/documents', content: inMain('a[href^="/documents/"]') },
  { name: 'calendar', path: '/calendar', content: inMain('[role=grid] td') },
  { name: 'community', path: '/community', content: inMain('a[href^="/community/"]') },
  { name: 'notifications', path: '/notifications', content: heading('Notifications') },
  {
    name: 'search',
    path: '/search',
    content: heading('Search'),
    // As a first page it is a link to results; the page without words would have no module but its own.
    link: { path: '/search?q=mentors', content: inMain('a[href^="/forums/"]') },
  },
  { name: 'admin', path: '/admin', content: heading('Only for Admins') },
];

/** Kilobytes of scripts and styles by which federation may be larger (issue 15). */
const most = { landing: 1, behindLogin: 30, module: 6 };

/**
 * The pages in their order: the landing page, the main menu, each module twice from the main menu, and each module
 * as the first page of a device whose cache is empty. `most` is the allowed difference in kilobytes.
 * @param {import('@playwright/test').Page} page
 * @param {string} url of the portal
 */
export function stepsOf(page, url) {
  return [
    ...signInSteps(page, url),
    ...modules.flatMap(({ name, path, content }) => {
      const visit = {
        approach: () => openMainMenu(page),
        act: () => goWithin(page, path),
        content: content(page),
      };
      return [
        { name, most: most.module, ...visit },
        { name: `${name}, again`, most: 0, ...visit },
      ];
    }),
    ...modules.map(({ name, path, content, link = { path, content } }) => ({
      name: `${name}, new device`,
      most: most.landing + most.behindLogin + most.module,
      approach: () => emptyCache(page),
      act: () => open(page, url + link.path),
      content: link.content(page),
    })),
  ];
}

function signInSteps(page, url) {
  const logIn = page.getByRole('button', { name: 'Log In' });
  const account = page.locator('#username');
  return [
    { name: 'landing page', most: most.landing, act: () => open(page, url), content: landing(page) },
    { name: 'sign-in form', most: 0, act: () => logIn.click(), content: account },
    {
      name: 'main menu',
      most: most.behindLogin,
      approach: async () => {
        await account.fill('maria@seed.example');
        await page.locator('#password').fill('seed');
      },
      act: () => page.locator('#kc-login').click(),
      content: firstTile(page),
      // Beside the tiles, so that no link is pointed at: the news of the header wait for the member.
      use: () => page.mouse.move(4, 400),
    },
  ];
}

const landing = (page) => page.getByRole('heading', { level: 1 });

const firstTile = (page) => page.getByRole('main').getByRole('link', { name: 'Have a Conversation' });

async function openMainMenu(page) {
  await goWithin(page, '/intranet-welcome');
  await firstTile(page).waitFor();
}

/** Goes to a page within the shell as the browser's history does, so that no pointer fetches the module ahead. */
async function goWithin(page, path) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Cookies stay, so the member stays signed in. */
async function emptyCache(page) {
  await page.goto('about:blank');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.clearBrowserCache');
}
