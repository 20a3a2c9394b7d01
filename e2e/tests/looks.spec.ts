import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** Measures looks and moments of the specification in the browser, as it computes and shows them. */

const backgrounds = (tiles: Locator) =>
  tiles.evaluateAll((all) => all.map((tile) => getComputedStyle(tile).backgroundImage));

async function expectGradients(tiles: Locator, count: number): Promise<void> {
  const found = await backgrounds(tiles);
  expect(found.slice(0, count).every((image) => image.startsWith('linear-gradient('))).toBe(true);
  expect(new Set(found.slice(0, count)).size).toBe(count);
  expect(found.slice(count)).toEqual(found.slice(count).map((_, index) => found[index % count]));
}

const tilesOf = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link');

test('the eight tiles of the main menu and of the clubs have eight gradients, the categories six', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await expect(tilesOf(page)).toHaveCount(8);
  await expectGradients(tilesOf(page), 8);
  await page.goto('/clubs');
  await expect(tilesOf(page).nth(7)).toBeVisible();
  await expectGradients(tilesOf(page), 8);
  await page.goto('/documents');
  await expect(tilesOf(page)).toHaveCount(6);
  await expectGradients(tilesOf(page), 6);
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

test('a visitor of the main menu is sent to the login 1.5 seconds after it is shown, not before', async ({ page }) => {
  const login = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.endsWith('/openid-connect/auth') && searchParams.get('prompt') !== 'none';
  });
  await page.goto('/intranet-welcome', { waitUntil: 'domcontentloaded' });
  const shown = Date.now();
  await login;
  // The page's clock starts a little before this one.
  expect(Date.now() - shown).toBeGreaterThan(1300);
});
