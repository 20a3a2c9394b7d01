import type { Page } from '@playwright/test';
import { addClub } from '../portal/add-club.ts';
import { failedCall } from '../portal/failed-call.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

// One test after the other, because they count what is unread for the same members. No test of another file comments on
// what João and Paula write.
test.describe.configure({ mode: 'default' });

/** A comment reaches the bell within two seconds; a busy machine needs longer. */
const deadline = { timeout: 20_000 };

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const unread = async (page: Page) => Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
const articleOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('a comment shows at the bell of the author, and its notification leads to the comment', async ({
  page,
  apiOf,
}) => {
  const [joao, kenji] = [await apiOf('joao'), await apiOf('kenji')];
  const post = await joao.createPost('A post with many comments');
  for (let number = 1; number <= 25; number += 1) {
    await joao.create('/comments', { forumId: post.id, content: `Filler ${number}` });
  }
  const { count: before } = (await (await joao.fetch('/notifications/unread')).json()) as { count: number };
  await openAs(page, 'joao', '/intranet-welcome');
  // The news of the header wait until the member does something.
  await page.mouse.move(10, 300);
  await expect.poll(() => unread(page), deadline).toBe(before);
  const text = `Seen at the bell ${Date.now()}`;
  await kenji.create('/comments', { forumId: post.id, content: text });
  await expect.poll(() => unread(page), deadline).toBe(before + 1);

  await bell(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await page.getByRole('link', { name: /Unread: Kenji.*A post with many comments/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/forums/${post.id}\\?comment=\\d+$`));
  await expect(articleOf(page, text)).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeFocused();
  await expect.poll(() => unread(page), deadline).toBe(before);
});

test('likes of several members are one notification, and all are marked as read at once', async ({ page, apiOf }) => {
  const paula = await apiOf('paula');
  const title = `Liked by two ${Date.now()}`;
  const post = await paula.createPost(title);
  for (const account of ['kenji', 'maria'] as const) {
    const member = await apiOf(account);
    const response = await member.fetch(`/forums/${post.id}/like`, { method: 'PUT' });
    expect(response.ok).toBe(true);
  }
  await openAs(page, 'paula', '/notifications');
  await expect(page.getByRole('link', { name: new RegExp(`and 1 other liked your post “${title}”`) })).toBeVisible(
    deadline,
  );
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('a member turns likes off by keyboard, and their bell stays quiet', async ({ page, apiOf }) => {
  const [kenji, ana] = [await apiOf('kenji'), await apiOf('admin')];
  await openAs(page, 'admin', '/notifications');
  await page.getByRole('link', { name: 'Preferences' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notification preferences' })).toBeFocused();
  const shown = page.getByRole('region', { name: 'Likes' }).getByRole('button', { name: /In the portal/ });
  await shown.press('Enter');
  await page.getByRole('option', { name: 'Do not show' }).press('Enter');
  await expect(shown).toHaveText('Do not show');
  await page.reload();
  await expect(shown).toHaveText('Do not show');

  const title = `Liked in silence ${Date.now()}`;
  const post = await ana.createPost(title);
  await kenji.fetch(`/forums/${post.id}/like`, { method: 'PUT' });
  await kenji.create('/comments', { forumId: post.id, content: 'Told after the like' });
  await openAs(page, 'admin', '/notifications');
  await expect(page.getByRole('link', { name: new RegExp(`commented on your post “${title}”`) })).toBeVisible(deadline);
  await expect(page.getByRole('link', { name: new RegExp(`liked your post “${title}”`) })).toHaveCount(0);
});

test.describe('without the service', () => {
  test.use({ mayLog: failedCall });

  test('the bell stays, and the rest of the portal is whole', async ({ page }) => {
    await page.route('**/api/v1/notification**', (route) => route.fulfill({ status: 503 }));
    await openAs(page, 'maria', '/intranet-welcome');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await bell(page).click();
    await expect(page.getByRole('heading', { name: 'The notifications did not load' })).toBeVisible(deadline);
    await page.goBack();
    await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
  });
});

test('a member of a club is notified of its meetings until they mute the club', async ({ page, apiOf }) => {
  const [kenji, admin] = [await apiOf('kenji'), await apiOf('admin')];
  const club = await addClub(admin);
  const meeting = { description: '', url: 'https://meet.example.org/club', date: '2031-03-01T19:00' };
  const schedule = (title: string) => kenji.create('/meetings', { ...meeting, title, classification: club.key });
  await openAs(page, 'paula', club.route);
  const follow = page.getByRole('group', { name: 'Notifications' }).getByRole('button', { name: 'Follow' });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Join this club' }).click();
  await expect(page.getByRole('button', { name: 'Leave this club' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
  }).toPass(deadline);

  const titles = [`For the club ${Date.now()}`, `In silence ${Date.now()}`] as const;
  await schedule(titles[0]);
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: new RegExp(titles[0]) })).toBeVisible(deadline);
  await page.goto(club.route);
  await page.getByRole('button', { name: 'Mute' }).press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await schedule(titles[1]);
  const paula = await apiOf('paula');
  const post = await paula.createPost(`After the meetings ${Date.now()}`);
  await kenji.create('/comments', { forumId: post.id, content: 'Told after both' });
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: new RegExp(`commented on your post “${post.title}”`) })).toBeVisible(
    deadline,
  );
  await expect(page.getByRole('link', { name: new RegExp(titles[1]) })).toHaveCount(0);
  // A page of the club would read it once more.
  await page.close();
  expect((await admin.fetch(`/clubs/${club.id}`, { method: 'DELETE' })).status).toBe(204);
});

test('a muted conversation notifies its author no more', async ({ page, apiOf }) => {
  const [maria, kenji] = [await apiOf('maria'), await apiOf('kenji')];
  const muted = await maria.createPost(`Muted ${Date.now()}`);
  const other = await maria.createPost(`Not muted ${Date.now()}`);
  await openAs(page, 'maria', `/forums/${muted.id}`);
  await page.getByRole('button', { name: 'Mute' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
  for (const post of [muted, other]) await kenji.create('/comments', { forumId: post.id, content: 'Loud?' });
  await page.goto('/notifications');
  await expect(page.getByRole('link', { name: new RegExp(`“${other.title}”`) })).toBeVisible(deadline);
  await expect(page.getByRole('link', { name: new RegExp(`“${muted.title}”`) })).toHaveCount(0);
});
