import type { Page } from '@playwright/test';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** These tests make some requests fail. */
test.use({ mayLog: failedCall });

const categories = [
  ['Academic', 'Academic'],
  ['Collaborative', 'Collaborative'],
  ['SEED-2022', 'SEED-2022'],
  ['SEED-2023', 'SEED-2023'],
  ['SEED-2024', 'Progress Reports 2024'],
  ['SEED-2025', 'SEED-2025'],
] as const;

const clubs = [
  'Etiquette',
  'FashionFood',
  'Geography',
  'Innovation',
  'LanguageExchange',
  'MoviesCulture',
  'Research',
  'Professional',
];

const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 10)}`;
const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search documents by name' });

async function fillIn(page: Page, name: string, url: string): Promise<void> {
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Link' }).fill(url);
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the grid leads to the six categories, each with its documents newest first', async ({ page, portal }) => {
  await openAs(page, 'maria', '/documents');
  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(categories.map(([, title]) => title));
  for (const [key, title] of categories) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveURL(`${portal.url}/documents/${key}`);
    await expect(page).toHaveTitle(`${title} · SEED Intranet`);
    await expect(cards(page).first()).toBeVisible();
    const times = await cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times).toEqual(times.toSorted().toReversed());
    await page.getByRole('link', { name: 'All documents' }).click();
  }
});

test('each club has documents, and its page leads back to it', async ({ page }) => {
  await openAs(page, 'maria', '/clubs/fashion-and-food');
  // The section of the newest documents has a link to all of them, too.
  await page.getByRole('main').getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fashion and Food documents' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^Cookbook/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fashion and Food' })).toBeVisible();
});

test('an unknown category shows that it does not exist and links back', async ({ page }) => {
  await openAs(page, 'maria', '/documents/Nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
});

test('a document is added after two mistakes and a failure, and opens in a new tab', async ({ page, context }) => {
  const name = unique('Guía');
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'The guide' }));
  await openAs(page, 'maria', '/documents/Academic');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Please fill in all fields.');
  await fillIn(page, name, 'javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page)).toContainText('The link must be an http(s) address.');

  await page.route('**/api/v1/documents', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  );
  await fillIn(page, name, 'example.org/guide');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Failed to add document. Please try again.');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(dialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue('example.org/guide');

  await page.unroute('**/api/v1/documents');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(cards(page).first()).toContainText(name);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name }).click();
  expect((await opened).url()).toBe('https://example.org/guide');
  expect(await (await opened).evaluate(() => window.opener as unknown)).toBe(null);
});

test('the search filters by name during typing, on the server, with or without accents', async ({ page, apiOf }) => {
  const api = await apiOf('maria');
  const needle = unique('Ágüjä');
  for (let number = 0; number < 30; number += 1) {
    const body = { name: number === 0 ? needle : unique('Hay'), url: 'example.org', classification: 'Collaborative' };
    await api.create('/documents', body);
  }
  await openAs(page, 'maria', '/documents/Collaborative');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  await expect(page.getByRole('link', { name: needle })).toHaveCount(0);
  await search(page).pressSequentially(`aguj ${needle.split(' ')[1]}`);
  await expect(page.getByRole('link', { name: needle })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('no document is called this');
  await expect(page.getByText('Nothing found for “no document is called this”')).toBeVisible();
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(24);
});

test('the creator edits a document, deletes it and undoes that; another member has no menu, an Admin has', async ({
  page,
  elsewhere,
  apiOf,
}) => {
  const name = unique('Mine');
  const api = await apiOf('maria');
  const body = { name, url: 'https://example.org/mine', classification: 'SEED-2023' };
  await api.create('/documents', body);

  for (const [account, menus] of [
    ['kenji', 0],
    ['admin', 1],
  ] as const) {
    const theirs = await elsewhere(account, '/documents/SEED-2023');
    await expect(theirs.getByRole('link', { name })).toBeVisible();
    await expect(theirs.getByRole('button', { name: `Options for ${name}` })).toHaveCount(menus);
  }

  await openAs(page, 'maria', '/documents/SEED-2023');
  await choose(page, name, 'Edit');
  await fillIn(page, `${name} again`, 'https://example.org/again');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: `${name} again` })).toHaveAttribute('href', 'https://example.org/again');
  await choose(page, `${name} again`, 'Delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await choose(page, `${name} again`, 'Delete');
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: `${name} again` })).toHaveAttribute('href', 'https://example.org/again');
});

test('every category and club key is accepted, and no other value', async ({ apiOf }) => {
  const api = await apiOf('kenji');
  for (const classification of [...categories.map(([key]) => key), ...clubs]) {
    const found = await api.list<object>(`/documents?category=${classification}`);
    expect(found.length).toBeGreaterThan(0);
    for (const document of found) expect(document).toMatchObject({ classification });
  }
  const body = { name: 'Lost', url: 'https://example.org', classification: 'SEED-1999' };
  expect((await api.fetch('/documents', { method: 'POST', body })).status).toBe(400);
});
