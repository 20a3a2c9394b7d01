import type { Page } from '@playwright/test';
import type { Post } from '../portal/api.ts';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { logInFromLanding, writeComment, writePost } from '../portal/journey.ts';
import { openAs, signIn } from '../portal/session.ts';
import { bothViewports, viewports } from '../portal/viewports.ts';

/** These tests make some requests fail. */
test.use({ mayLog: failedCall });

/** On a phone, the header's links are in the burger menu. */
async function inHeader(page: Page, name: string) {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first();
}

for (const viewport of bothViewports) {
  test.describe(viewport, () => {
    test.use(viewports[viewport]);

    test('land, log in, write, comment, like, reload, edit, delete, log out', async ({ page, portal }) => {
      const title = `Field visit on a ${viewport}`;
      await logInFromLanding(page, () => signIn(page, 'maria'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'What would you like to do today María' }),
      ).toBeVisible();

      await writePost(page, title);
      await writeComment(page, 'I will bring the coffee ☕');
      await page.getByRole('button', { name: /Like this post/ }).click();
      await expect(page.getByRole('button', { name: /Like this post/ })).toHaveAttribute('aria-pressed', 'true');

      await page.reload();
      await expect(page.getByText('I will bring the coffee ☕')).toBeVisible();
      await expect(page.getByRole('button', { name: /Like this post/ })).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('button', { name: 'Options for this post' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Title').fill(`${title}, moved`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${title}, moved` })).toBeVisible();

      await page.getByRole('button', { name: 'Options for this post' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Yes, Delete' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
      await expect(page.getByRole('link', { name: `${title}, moved` })).toHaveCount(0);

      await (await inHeader(page, 'Log Out')).click();
      await page.waitForURL(`${portal.url}/`);
    });
  });
}

test("kenji cannot change maria's post, neither on the page nor by the API", async ({ page, apiOf }) => {
  const maria = await apiOf('maria');
  const post = await maria.createPost("Maria's own words");

  await openAs(page, 'kenji', `/forums/${post.id}`);
  await expect(page.getByRole('heading', { level: 1, name: "Maria's own words" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options for this post' })).toHaveCount(0);

  const kenji = await apiOf('kenji');
  const put = await kenji.fetch(`/forums/${post.id}`, { method: 'PUT', body: { ...post, title: 'Taken over' } });
  const remove = await kenji.fetch(`/forums/${post.id}`, { method: 'DELETE' });
  expect([put.status, remove.status]).toEqual([403, 403]);
  const now = (await (await maria.fetch(`/forums/${post.id}`)).json()) as Post;
  expect(now).toMatchObject({ title: "Maria's own words", permissions: { update: true, delete: true } });
});

test('a draft survives a reload and an error', async ({ page }) => {
  await openAs(page, 'maria', '/forums/new');
  await page.getByLabel('Title').fill('A draft');
  await page.getByLabel('Content').fill('Not finished yet');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('A draft');
  await expect(page.getByLabel('Content')).toHaveValue('Not finished yet');

  await page.route('**/api/v1/forums', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Content')).toHaveValue('Not finished yet');
});

test('an unknown post shows that it does not exist after the grace time, an unknown address at once', async ({
  page,
}) => {
  await openAs(page, 'maria', '/forums/999999');
  await expect(page.getByText('Forum entry not found')).toBeVisible();
  await page.goto('/no-such-page');
  await expect(page.getByText('404 - Not Found')).toBeVisible();
});
