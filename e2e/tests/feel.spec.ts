import type { Locator, Page } from '@playwright/test';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';
import { withoutStreams } from '../portal/without-streams.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Loads a second page of the list, opens one of its last entries, goes back and reloads. */
async function leaveAndReturn(page: Page, entries: Locator): Promise<void> {
  await expect(entries.first()).toBeVisible();
  const atFirst = await entries.count();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(atFirst);
  const list = page.url();
  const entry = entries.nth(atFirst + 2);
  await entry.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);

  await entry.click();
  await expect(page).not.toHaveURL(list);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(entry).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await expect(entry).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(left);
}

test('back, forward and a reload return to the same entry of a list with several loaded pages', async ({
  page,
  apiOf,
}) => {
  const maria = await apiOf('maria');
  await Promise.all(Array.from({ length: 30 }, (_, index) => maria.createPost(`To scroll past ${index}`)));
  await openAs(page, 'maria', '/forums');
  await leaveAndReturn(page, page.locator('main article h2 a'));
  await page.goto('/community/participants');
  await leaveAndReturn(page, page.locator('main article h3 a'));
});

test('a link that is hovered has its page ready, fetched once', async ({ page }) => {
  await withoutStreams(page);
  await openAs(page, 'maria', '/forums');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // That the member has read the post is sent, not fetched.
    const isFetch = request.method() === 'GET' && /^\/api\/v1\/(forums\/|comments)/.test(pathname);
    if (isFetch) fetched.push(pathname + search);
  });
  const link = page.locator('main article h2 a').first();
  const title = (await link.textContent()) ?? '';
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  await link.hover();
  await expect.poll(() => fetched.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: /Comments/ })).toBeVisible();
  expect(fetched.toSorted()).toEqual([`/api/v1/comments?forumId=${id}&limit=20`, `/api/v1/forums/${id}`]);
});

test.describe('without a connection', () => {
  test.use({
    mayLog: new RegExp(
      `${failedCall.source}|A module cannot be shown|An extension is not shown|The list of modules could not be refreshed|is already registered|The stream of events could not be loaded`,
    ),
  });

  test('a lost connection is shown, and failed requests are repeated when it returns', async ({ page, context }) => {
    await openAs(page, 'maria', '/clubs');
    await expect(page.getByRole('heading', { level: 1, name: 'Clubs' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await page.getByRole('link', { name: 'SEED Intranet, main menu' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Explore the Community' }).click();
    await expect(page.getByRole('alert')).toContainText('Community cannot be shown right now');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });
});

test('a thread and a profile are printed black on white, without buttons', async ({ page }) => {
  await openAs(page, 'maria', '/forums');
  await page.locator('main article h2 a').first().click();
  await expect(page.getByRole('heading', { level: 2, name: /Comments/ })).toBeVisible();
  const thread = page.url();
  for (const address of [thread, '/my-profile']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body, main, main article').first()).not.toHaveCSS('background-color', 'rgb(15, 31, 27)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const role of ['banner', 'contentinfo', 'button', 'textbox', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await page.emulateMedia({ media: 'screen', colorScheme: null });
  }
});
