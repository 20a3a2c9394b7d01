import type { Page } from '@playwright/test';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** These tests make some requests fail. */
test.use({ mayLog: failedCall });

interface Note {
  readonly id: number;
  readonly color: string;
  readonly author: string;
}

const noteOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a note is pinned in a colour, liked, edited and deleted', async ({ page }) => {
  const title = 'Listen to this on Sunday';
  await openAs(page, 'maria', '/recommendations');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('button', { name: 'Pin it' }).click();
  await expect(page.getByText('Title is required.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Every Sunday, with a cup of coffee ☕');
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Mint' }) })
    .click();
  await page.getByRole('button', { name: 'Pin it' }).click();
  await expect(noteOf(page, title)).toBeVisible();
  await expect(noteOf(page, title)).toHaveCSS('background-color', 'rgb(200, 230, 201)');

  const like = page.getByRole('button', { name: new RegExp(`Like “${title}`) });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: `Options for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill(`${title} too`);
  await expect(page.getByText(`${100 - title.length - 4} left`)).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: `${title} too` })).toBeVisible();

  await page.getByRole('button', { name: `Options for “${title} too”` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(noteOf(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeFocused();
});

test('a failed edit shows its error and keeps the input', async ({ page, apiOf }) => {
  const maria = await apiOf('maria');
  const { id, color, author } = await maria.create<Note>('/recommendations', { title: 'Soon to be changed' });
  expect({ color, author }).toEqual({ color: '#ffeb3b', author: 'maria@seed.example' });

  await openAs(page, 'maria', `/recommendations/${id}/edit`);
  await page.getByLabel('Description').fill('A long thought');
  await page.route(`**/api/v1/recommendations/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Could not update the note. Please try again.');
  await expect(page.getByLabel('Description')).toHaveValue('A long thought');
});

test("another member's note can be liked, not changed", async ({ page, apiOf }) => {
  const { id } = await (await apiOf('maria')).create<Note>('/recommendations', { title: 'Hands off' });
  await openAs(page, 'kenji', '/recommendations');
  await page.getByRole('button', { name: 'Like “Hands off”' }).click();
  await expect(page.getByRole('button', { name: 'Like “Hands off”, 1 like' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Options for “Hands off”' })).toHaveCount(0);
  const kenji = await apiOf('kenji');
  const put = await kenji.fetch(`/recommendations/${id}`, { method: 'PUT', body: { title: 'Taken over' } });
  const remove = await kenji.fetch(`/recommendations/${id}`, { method: 'DELETE' });
  expect([put.status, remove.status]).toEqual([403, 403]);
});
