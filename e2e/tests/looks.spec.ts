import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** Measures sizes, colours and times of the specification in the browser. */

/** The lowest layer of each background: the surface of a past meeting covers most of its gradient. */
async function gradientsOf(cards: Locator): Promise<string[]> {
  const images = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundImage));
  return images.map((image) => image.slice(image.lastIndexOf('linear-gradient(')));
}

async function expectGradients(cards: Locator, count: number): Promise<void> {
  const found = await gradientsOf(cards);
  expect(found.slice(0, count).every((image) => image.startsWith('linear-gradient('))).toBe(true);
  expect(new Set(found.slice(0, count)).size).toBe(count);
  expect(found.slice(count)).toEqual(found.slice(count).map((_, index) => found[index % count]));
}

const tilesOf = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('link');

test('the tiles of the main menu and of the clubs cycle over eight gradients, the categories have six', async ({
  page,
  world,
}) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await expect(tilesOf(page)).toHaveCount(8);
  await expectGradients(tilesOf(page), 8);
  await page.goto('/clubs');
  await expect(tilesOf(page).filter({ hasText: world.newClub.key })).toBeVisible();
  await expectGradients(tilesOf(page), 8);
  await page.goto('/documents');
  await expect(tilesOf(page)).toHaveCount(6);
  await expectGradients(tilesOf(page), 6);
});

test('the cards of meetings cycle over five gradients, past ones included', async ({ page }) => {
  await openAs(page, 'maria', '/meetings');
  const main = page.getByRole('main');
  for (const group of ['Upcoming', 'Past']) {
    await expect(main.getByRole('region', { name: group }).getByRole('article').nth(4)).toBeVisible();
  }
  await expectGradients(main.getByRole('article'), 5);
});

test('the picture on a profile card is 150 by 150 pixels on the screen', async ({ page }) => {
  await openAs(page, 'maria', '/community/alumni');
  const picture = page.getByRole('main').getByRole('article').first().locator('img');
  await expect(picture).toBeVisible();
  expect(await picture.boundingBox()).toMatchObject({ width: 150, height: 150 });
});

test("'What is the Intranet?' brings the About section into view", async ({ page }) => {
  await page.goto('/');
  const about = page.getByRole('heading', { name: 'What is the Intranet?' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(about).not.toBeInViewport();
  await page.getByRole('button', { name: 'What is the Intranet?' }).click();
  await expect(about).toBeInViewport();
});

test('the footer has the version, the support contact and the logo', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Version 2.0.0 of the SEED INTRANET 2025');
  await expect(footer.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  const mark = footer.locator('img, svg').first();
  await expect(mark).toBeVisible();
  expect((await mark.boundingBox())?.width).toBeGreaterThan(16);
});

test('text has the font that the portal brings, and no file of a page comes from another site', async ({
  page,
  portal,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== portal.url) elsewhere.push(url.href);
  });
  for (const show of [() => page.goto('/'), () => openAs(page, 'maria', '/intranet-welcome')]) {
    await show();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /^"Bricolage Grotesque Variable"/);
    const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`));
    await expect.poll(fonts).toContain('Bricolage Grotesque Variable: loaded');
  }
  expect(elsewhere).toEqual([]);
});

test('after a login the lists are fetched; people, comments and documents are fetched by their pages', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) fetched.add(pathname.split('/').slice(3).join('/'));
  });
  await openAs(page, 'maria', '/intranet-welcome');
  await expect(page.getByRole('heading', { name: /^What would you like to do today María/ })).toBeVisible();
  const lists = ['events', 'meetings', 'forums', 'recommendations', 'clubs'];
  expect([...fetched]).toEqual(expect.arrayContaining(lists));
  for (const resource of ['users', 'comments', 'documents']) expect([...fetched]).not.toContain(resource);
});

test('the loading screen is there before any script, and stays until the lists have loaded', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/clubs*', (route) => released.then(() => route.continue()));
  await page.goto('/intranet-welcome', { waitUntil: 'commit' });
  await expect(page.getByText('Loading... Please wait!')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Loading... Please wait!')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: /^What would you like to do today María/ })).toBeVisible();
});

/** The words of an element that are broken into several lines. */
const brokenWords = (element: Locator) =>
  element.evaluate((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 305, height: 700 } });

  test('the buttons of the slides lie inside of the window', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Next slide', 'Previous slide']) {
      const button = page.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test('no word is broken into two lines in the calendar and in the filters of a group', async ({ page }) => {
    await openAs(page, 'maria', '/calendar?month=2026-09');
    expect(await brokenWords(page.getByRole('heading', { name: 'September 2026', exact: true }))).toEqual([]);
    await page.goto('/community/participants');
    const filter = page.getByRole('button', { name: /All countries/ });
    await expect(filter).toBeVisible();
    expect(await brokenWords(filter)).toEqual([]);
  });
});

const loadingPages = [
  { path: '/forums', list: '**/api/v1/forums?*' },
  { path: '/clubs', list: '**/api/v1/clubs*' },
  { path: '/documents/Academic', list: '**/api/v1/documents?*' },
];

for (const { path, list } of loadingPages) {
  test(`${path} shows moving skeletons as long as its list loads`, async ({ page }) => {
    await openAs(page, 'maria', '/calendar');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(list, (route) => released.then(() => route.continue()));
    await page.goto(path);
    const skeletons = page.getByRole('main').getByRole('status');
    await expect(skeletons).toBeVisible();
    await expect.poll(() => skeletons.evaluate((status) => status.getAnimations({ subtree: true }).length)).not.toBe(0);
    release();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(skeletons).toHaveCount(0);
  });
}

test('a visitor of the main menu is sent to the login 1.5 seconds after it appears, not before', async ({ page }) => {
  const login = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith('/openid-connect/auth') && searchParams.get('prompt') !== 'none';
  });
  await page.goto('/intranet-welcome', { waitUntil: 'domcontentloaded' });
  const shown = Date.now();
  await login;
  // The page's clock starts shortly before the test's clock.
  expect(Date.now() - shown).toBeGreaterThan(1300);
});
