import { screen, waitFor, within } from '@testing-library/react';
import { rowsPerPage } from '../constants.ts';
import { addNotification, emptyWorld } from '../standalone/notifications-world.ts';
import { renderNotifications } from '../testing/render-notifications.ts';

const links = async () => (await screen.findAllByRole('article')).map((card) => within(card).getByRole('link'));
const names = async () => (await links()).map(({ textContent }) => textContent);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a notification names who did what, and leads to the exact place', async () => {
  const world = emptyWorld();
  addNotification(world, { href: '/forums/7?comment=9' });
  renderNotifications(world);
  const [link] = await links();
  expect(link).toHaveTextContent('Unread: Kenji Tanaka commented on your post “A garden on the roof”');
  expect(link).toHaveAttribute('href', '/forums/7?comment=9');
  expect(screen.getByText('We could begin in spring.')).toBeVisible();
});

test.each([
  ['comment.replied', 1, 'Kenji Tanaka replied to your comment on “Soup”'],
  ['mentioned', 1, 'Kenji Tanaka mentioned you in “Soup”'],
  ['thread.commented', 1, 'Kenji Tanaka also commented on “Soup”'],
  ['post.liked', 2, 'Kenji Tanaka and 1 other liked your post “Soup”'],
  ['comment.liked', 5, 'Kenji Tanaka and 4 others liked your comment on “Soup”'],
  ['note.liked', 1, 'Kenji Tanaka liked your note “Soup”'],
  ['survey.begun', 1, 'Kenji Tanaka: Soup'],
])('%s by %i members has a sentence of its own', async (kind, actorCount, sentence) => {
  const world = emptyWorld();
  addNotification(world, { kind, actorCount, title: 'Soup', isRead: true });
  renderNotifications(world);
  expect(await names()).toEqual([sentence]);
});

test('notifications stand below their day', async () => {
  const world = emptyWorld();
  for (const createdAt of [daysAgo(0), daysAgo(0), daysAgo(1), daysAgo(400)]) addNotification(world, { createdAt });
  renderNotifications(world);
  await links();
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(['Today', 'Yesterday', expect.stringMatching(/^\w+day, \w+ \d+, \d{4}$/)]);
});

test('opening one marks it as read', async () => {
  const world = emptyWorld();
  addNotification(world);
  addNotification(world);
  const { member } = renderNotifications(world);
  await member.click((await links())[0] as HTMLElement);
  await waitFor(() => expect(world.notifications.map(({ isRead }) => isRead)).toEqual([true, false]));
});

test('all are marked as read at once, but for those that arrive meanwhile', async () => {
  const world = emptyWorld();
  addNotification(world);
  addNotification(world);
  const { member } = renderNotifications(world);
  await links();
  const late = addNotification(world, { createdAt: new Date(Date.now() + 60_000).toISOString() });
  await member.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(world.notifications.filter(({ isRead }) => !isRead)).toEqual([late]));
});

test('without unread ones there is nothing to mark', async () => {
  const world = emptyWorld();
  addNotification(world, { isRead: true });
  renderNotifications(world);
  await links();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('an empty list shows what will be here', async () => {
  renderNotifications(emptyWorld());
  expect(await screen.findByRole('heading', { name: 'All quiet' })).toBeVisible();
});

test('the next page follows', async () => {
  const world = emptyWorld();
  for (let count = 0; count <= rowsPerPage; count += 1) addNotification(world);
  const { member } = renderNotifications(world);
  expect(await links()).toHaveLength(rowsPerPage);
  await member.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(async () => expect(await links()).toHaveLength(rowsPerPage + 1));
});
