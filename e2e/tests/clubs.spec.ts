import { addClub, type Club } from '../portal/add-club.ts';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** These tests make some requests fail. */
test.use({ mayLog: failedCall });

const founding = [
  ['Etiquette', 'etiquette', 'Etiquette'],
  ['FashionFood', 'fashion-and-food', 'Fashion and Food'],
  ['Geography', 'geography', 'Geography'],
  ['Innovation', 'innovation', 'Innovation'],
  ['LanguageExchange', 'language-exchange', 'Language Exchange'],
  ['MoviesCulture', 'movies-and-culture', 'Movies and Culture'],
  ['Research', 'research-methods', 'Research Methods'],
  ['Professional', 'professional-culture', 'Professional Culture'],
] as const;

const unique = () => Math.random().toString(36).slice(2, 10);

test('a member joins a club by keyboard, finds it first among the clubs, and leaves it', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const club = await addClub(admin);
  await openAs(page, 'paula', club.route);
  await page.getByRole('button', { name: 'Join this club' }).press('Enter');
  const members = page.getByRole('region', { name: '1 member' });
  await expect(members.getByRole('link', { name: 'Paula Fernández' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All clubs' }).click();
  await expect(page.getByRole('list', { name: 'My clubs' }).getByRole('link', { name: club.name })).toBeVisible();
  await page.getByRole('link', { name: club.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Leave this club' }).press('Enter');
  await expect(page.getByText('Nobody has joined yet. Be the first!')).toBeVisible();
  expect((await admin.fetch(`/clubs/${club.id}`, { method: 'DELETE' })).status).toBe(204);
});

test('the grid leads to the eight clubs, and each page to the syllabus, documents and meetings', async ({
  page,
  portal,
}) => {
  await openAs(page, 'maria', '/clubs');
  const tiles = page.getByRole('list', { name: 'All clubs' }).getByRole('link');
  await expect(tiles.first()).toBeVisible();
  expect((await tiles.allTextContents()).slice(0, 8)).toEqual(founding.map(([, , name]) => name));
  for (const [key, slug, name] of founding) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveURL(`${portal.url}/clubs/${slug}`);
    await expect(page).toHaveTitle(`${name} · SEED Intranet`);
    const more = page.getByRole('navigation', { name: 'More of this club' });
    await expect(more.getByRole('link', { name: /^Syllabus/ })).toHaveAttribute('target', '_blank');
    await expect(more.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', `/documents/${key}`);
    await expect(more.getByRole('link', { name: 'Meetings' })).toHaveAttribute('href', `/meetings/${key}`);
    await expect(page.getByText('Alumni Functions')).toHaveCount(0);
    await page.getByRole('link', { name: 'All clubs' }).click();
  }
});

test('the pictures of the clubs are files of the portal', async ({ portal, apiOf }) => {
  const api = await apiOf('maria');
  for (const { iconUrl, bannerImage } of await api.list<Club>('/clubs')) {
    for (const picture of [iconUrl, bannerImage]) {
      const response = await fetch(portal.url + picture);
      expect([picture, response.status, response.headers.get('content-type')]).toEqual([
        picture,
        200,
        expect.stringContaining('image/svg+xml'),
      ]);
    }
  }
});

test('an Admin schedules an event of a club, and the calendar shows it', async ({ page, apiOf }) => {
  const api = await apiOf('admin');
  const text = `Prototype evening ${unique()}`;
  await openAs(page, 'admin', '/clubs/innovation');
  const functions = page.getByRole('region', { name: 'Alumni Functions' });
  await functions.getByRole('button', { name: 'Schedule an event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Description' }).fill(text);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Please fill in all fields.' })).toBeVisible();
  await dialog.getByLabel('Date').fill('2032-05-17');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(functions.getByRole('alert')).toHaveText(
    'The event has been scheduled, please check it in the Calendar',
  );
  const events = await api.fetch('/events?from=2032-05-17&to=2032-05-17');
  expect(await events.json()).toContainEqual(
    expect.objectContaining({ date: '2032-05-17', descriptions: `Innovation Club: ${text}` }),
  );
});

test('a new club has its own page at once; an Admin edits it, and a failure names the support contact', async ({
  page,
  portal,
  apiOf,
}) => {
  const api = await apiOf('admin');
  const club = await addClub(api);
  await openAs(page, 'admin', club.route);
  await expect(page.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  await page.getByRole('button', { name: 'Edit My Club' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${club.name}, renamed`);
  await dialog.getByRole('textbox', { name: 'Address of the banner' }).fill('/art/clubs/geography-banner.svg');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Founded yesterday.');

  const { support } = (await (await fetch(`${portal.url}/boot.json`)).json()) as { support: { person: string } };
  await page.route(`**/api/v1/clubs/${club.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`Failed to update club, please contact ${support.person}`);
  await page.unroute(`**/api/v1/clubs/${club.id}`);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `${club.name}, renamed` })).toBeVisible();
  await expect(page.getByText('Founded yesterday.')).toBeVisible();
  await expect(page.locator('img[src="/art/clubs/geography-banner.svg"]')).toBeVisible();
  expect(await (await api.fetch(`/clubs/${club.id}`)).json()).toMatchObject({ key: club.key, route: club.route });
});

test('a new club has documents and meetings at once', async ({ page, apiOf }) => {
  const club = await addClub(await apiOf('admin'));
  await openAs(page, 'admin', club.route);
  const more = page.getByRole('navigation', { name: 'More of this club' });
  await more.getByRole('link', { name: 'Documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${club.name} documents` })).toBeFocused();
  await page.getByRole('button', { name: 'Add the first document' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('How we began');
  await dialog.getByRole('textbox', { name: 'Link' }).fill('example.org/beginning');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('link', { name: /^How we began/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the club' }).click();
  await expect(page).toHaveURL(club.route);
  await more.getByRole('link', { name: 'Meetings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${club.name} meetings` })).toBeVisible();
  await page.getByRole('button', { name: 'Schedule a meeting' }).click();
  await expect(dialog.getByRole('button', { name: new RegExp(club.name) })).toBeVisible();
});

test('an Admin founds a club by keyboard, moves it before the others, retires it and reopens it', async ({
  page,
  apiOf,
}) => {
  const name = `Board games ${unique()}`;
  await openAs(page, 'admin', '/clubs');
  await page.getByRole('button', { name: 'Found a club' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Found', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  const tiles = page.getByRole('list', { name: 'All clubs' }).getByRole('link');
  await expect(tiles.filter({ hasText: name })).toBeVisible();

  await page.getByRole('button', { name: 'Change the order' }).press('Enter');
  const last = dialog.getByRole('listitem').filter({ hasText: name });
  await expect(last).toBeVisible();
  const places = await dialog.getByRole('listitem').count();
  for (let place = 1; place < places; place += 1) await last.getByRole('button', { name: /up$/ }).press('Enter');
  await expect(dialog.getByRole('listitem').first()).toHaveText(name);
  await dialog.getByRole('button', { name: 'Save the order' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tiles.first()).toHaveText(name);

  await tiles.first().click();
  await page.getByRole('button', { name: 'Retire this club' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, retire' }).press('Enter');
  await expect(page.getByText('This club is retired.')).toBeVisible();
  const member = await apiOf('kenji');
  const club = (await member.list<Club>('/clubs')).find((one) => one.name === name);
  const joined = await member.fetch(`/clubs/${club?.id}/membership`, { method: 'PUT', body: {} });
  expect(joined.status).toBe(409);
  await page.getByRole('button', { name: 'Reopen this club' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Join this club' })).toBeVisible();
  expect((await (await apiOf('admin')).fetch(`/clubs/${club?.id}`, { method: 'DELETE' })).status).toBe(204);
});

test('a member can neither add, change nor delete a club', async ({ page, apiOf }) => {
  const api = await apiOf('kenji');
  const body = { name: 'Mine', key: 'Mine', route: '/clubs/mine' };
  expect((await api.fetch('/clubs', { method: 'POST', body })).status).toBe(403);
  expect((await api.fetch('/clubs/1', { method: 'PUT', body })).status).toBe(403);
  expect((await api.fetch('/clubs/1', { method: 'DELETE' })).status).toBe(403);
  await openAs(page, 'kenji', '/clubs/etiquette/edit');
  await expect(page.getByText('Only Admins can edit a club.')).toBeVisible();
});

test.describe('when a call fails', () => {
  test.use({ mayLog: failedCall });

  test('a club that does not exist has a page for it, and clubs that fail to load can be loaded again', async ({
    page,
  }) => {
    await openAs(page, 'maria', '/clubs/no-such-club');
    await expect(page.getByRole('heading', { level: 1, name: 'Club not found' })).toBeFocused();
    await page.route('**/api/v1/clubs', (route) => route.abort());
    await page.goto('/clubs');
    await expect(page.getByRole('alert').filter({ hasText: 'The clubs did not load' })).toBeVisible();
    await page.unroute('**/api/v1/clubs');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Etiquette' })).toBeVisible();
  });
});
