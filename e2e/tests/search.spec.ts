import type { Page } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the whole portal' });
const results = (page: Page, kind: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('region', { name: kind }).getByRole('link');

test('a member finds another one without choosing a group, by keys alone', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  // The shortcut comes with the header's link.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('leticia');
  await expect(results(page, 'People').first()).toHaveText(/Letícia/);
  await page.keyboard.press('ArrowDown');
  await expect(results(page, 'People').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Letícia/ })).toBeFocused();
  await page.goBack();
  await expect(results(page, 'People').first()).toHaveText(/Letícia/);
});

test('a search finds words without their accents and in Japanese, each kind in a section of its own', async ({
  page,
  apiOf,
}) => {
  const kenji = await apiOf('kenji');
  const post = await kenji.createPost(`La panadería y las 子ども食堂 ${Date.now()}`);
  const content = `¿Quién hornea en la panadería? ${Date.now()}`;
  await kenji.create('/comments', { forumId: post.id, content });
  await openAs(page, 'maria', '/search?q=panaderia');
  await expect(results(page, 'Posts').first()).toContainText('La panadería');
  await results(page, 'Comments').filter({ hasText: content }).click();
  await expect(page.getByRole('listitem').filter({ hasText: content })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('食堂');
  await expect(results(page, 'Posts').first()).toContainText('子ども食堂');
});

test('a source that hangs holds up no other', async ({ page }) => {
  await page.route(/\/api\/v1\/documents\?/, () => undefined);
  await openAs(page, 'maria', '/search?q=a');
  for (const kind of ['People', 'Posts', 'Comments', 'Recommendations', 'Meetings', 'Events', 'Clubs']) {
    await expect(results(page, kind).first()).toBeVisible();
  }
  await expect(page.getByText('Searching …')).toBeVisible();
});
