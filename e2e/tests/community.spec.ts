import { type Page } from '@playwright/test';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { onePixel } from '../portal/picture.ts';
import { openAs } from '../portal/session.ts';

/** A test uploads a picture that is refused. */
test.use({ mayLog: new RegExp(`${failedCall.source}|A picture could not be uploaded`) });

const years = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a member finds another one through the groups and reads the profile', async ({ page }) => {
  await openAs(page, 'maria', '/community');
  const groups = page.getByRole('list', { name: 'Groups of the community' }).getByRole('link');
  await expect(groups).toHaveText(['Professors', 'Directors', 'Coordinators', 'Participants', 'Alumni']);
  await page.getByRole('link', { name: 'Alumni' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alumni' })).toBeFocused();
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('width', '150');
  const shown = await years(page).allTextContents();
  expect(shown).toEqual(shown.toSorted().toReversed());
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('kenji tan');
  await expect(page).toHaveURL(/q=kenji\+tan/);
  await expect(page.getByRole('link', { name: 'Kenji Tanaka' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Kenji Tanaka' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kenji Tanaka' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Edit/ })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Community' }).click();
  await expect(page).toHaveURL(/\/community$/);
});

test('a group is filtered by country and loaded page by page', async ({ page }) => {
  await openAs(page, 'maria', '/community/participant?country=Japan');
  await expect(page.getByRole('button', { name: /^Japan/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Japan');
  await page.goto('/community/participants');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24);
  await page.goto('/community/unicorns');
  await expect(page.getByText('No participants found for this group.')).toBeVisible();
});

test('a member changes profile and picture, and the others see it', async ({ page, elsewhere }) => {
  await openAs(page, 'paula', '/my-profile');
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email');
  await page.getByLabel('Participation years').fill('2025, 2021');
  await page.getByLabel('Interests').fill('Choirs and cable cars');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('img', { name: 'Preview of your new picture' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choirs and cable cars')).toBeVisible();
  await expect(page.getByText('2021, 2025')).toBeVisible();
  await expect(page).toHaveURL(/\/my-profile$/);

  const other = await elsewhere('kenji', '/community/coordinators?year=2021');
  const picture = other.getByRole('article').locator('img');
  await expect(picture).toHaveAttribute('src', /^\/uploads\/[\w-]+\.webp$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a refused upload keeps the input of the form', async ({ page }) => {
  await openAs(page, 'joao', '/community/profiles/my-profile/edit');
  await page.getByLabel('Team').fill('Hummingbirds');
  const damaged = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('this is no picture') };
  await page.locator('input[type=file]').setInputFiles(damaged);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Your picture could not be uploaded');
  await expect(page.getByLabel('Team')).toHaveValue('Hummingbirds');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Yes, discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'João Pereira' })).toBeVisible();
  await expect(page.getByText('Hummingbirds')).toHaveCount(0);
});

test('an Admin adds people from a file, and the others find them', async ({ page, elsewhere }) => {
  await openAs(page, 'admin', '/community');
  await page.getByRole('link', { name: 'Add people' }).click();
  const rows = [
    'email;name;role',
    'hanako@seed.example;山田 花子;director',
    'wrong;Wrong Address;',
    'x@seed.example;Ñáñez X;',
  ];
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('E-mail: Please enter a valid e-mail address.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people added')).toBeVisible();
  const other = await elsewhere('kenji', '/community?q=花子');
  await other.getByRole('link', { name: '山田 花子' }).click();
  await expect(other.getByText('Director')).toBeVisible();

  await page.goto('/community?q=ñañez x');
  await page.getByRole('link', { name: 'Ñáñez X' }).click();
  await page.getByRole('link', { name: 'Change role and years' }).click();
  await page.getByLabel('Participation years').fill('2021');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2021')).toBeVisible();
});
