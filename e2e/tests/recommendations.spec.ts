import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ApiCaller, tokenOf } from '../portal/api.ts';
import { expect, openAs, test } from '../portal/fixtures.ts';

/** While a dialog is open the page behind it is hidden from everybody: its landmarks too. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];

interface Note {
  readonly id: number;
  readonly color: string;
  readonly author: string;
}

const noteOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a note is pinned in a colour, liked, edited and deleted', async ({ page, consoleProblems }, info) => {
  const title = `Listen to this ${info.project.name}`;
  await openAs(page, 'maria', '/recommendations');
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('button', { name: 'Pin it' }).click();
  await expect(page.getByText('Title is required.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Every Sunday, with a cup of coffee ☕');
  await page.getByText('Mint', { exact: true }).locator('..').click();
  await page.getByRole('button', { name: 'Pin it' }).click();
  await expect(page.getByRole('article').first()).toContainText(title);
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
  await expect(page.getByRole('heading', { level: 1, name: 'Recommendations' })).toBeFocused();
  expect(consoleProblems).toEqual([]);
});

test('an edit that the service does not take says so and loses nothing that was typed', async ({ page, portal }) => {
  const maria = new ApiCaller(portal.url, await tokenOf(page, 'maria'));
  const created = await maria.fetch('/recommendations', { method: 'POST', body: { title: 'Soon to be changed' } });
  const { id, color, author } = (await created.json()) as Note;
  expect({ color, author }).toEqual({ color: '#ffeb3b', author: 'maria@seed.example' });

  await page.goto(`/recommendations/${id}/edit`);
  await page.getByLabel('Description').fill('A long thought');
  await page.route(`**/api/v1/recommendations/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Could not update the note. Please try again.');
  await expect(page.getByLabel('Description')).toHaveValue('A long thought');
});

test("another member's note can be liked, not changed", async ({ page, browser, portal }) => {
  const maria = new ApiCaller(portal.url, await tokenOf(page, 'maria'));
  const created = await maria.fetch('/recommendations', { method: 'POST', body: { title: 'Hands off' } });
  const { id } = (await created.json()) as Note;
  const context = await browser.newContext({ baseURL: portal.url });
  const other = await context.newPage();
  const kenji = new ApiCaller(portal.url, await tokenOf(other, 'kenji'));
  await other.goto('/recommendations');
  await other.getByRole('button', { name: 'Like “Hands off”' }).click();
  await expect(other.getByRole('button', { name: 'Like “Hands off”, 1 like' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Options for “Hands off”' })).toHaveCount(0);
  const put = await kenji.fetch(`/recommendations/${id}`, { method: 'PUT', body: { title: 'Taken over' } });
  const remove = await kenji.fetch(`/recommendations/${id}`, { method: 'DELETE' });
  expect([put.status, remove.status]).toEqual([403, 403]);
  await context.close();
});

test('the board and its form have no accessibility violation, by day and by night', async ({ page, portal }) => {
  const maria = new ApiCaller(portal.url, await tokenOf(page, 'maria'));
  for (const color of ['#777777', '#0000ff', '#263238', '#ff5722']) {
    await maria.fetch('/recommendations', {
      method: 'POST',
      body: { title: `In ${color}`, color, description: 'Read' },
    });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/recommendations', '/recommendations/new']) {
      await page.goto(path);
      await expect(page.getByText('In #ff5722').first()).toBeAttached();
      if (path.endsWith('new')) await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).disableRules(rulesOfWholePages).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    }
  }
});
