import { listNotifications } from '@seed/notifications-contracts/notifications';
import { renderModule } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import { addNotification, emptyWorld, type NotificationsWorld } from '../standalone/notifications-world.ts';
import { ConversationNews } from './conversation-news.tsx';

const render = (world: NotificationsWorld) =>
  renderModule(ConversationNews, { at: '/intranet-welcome', basename: '/', handlers: notificationsMocks(world) });
const section = () => screen.getByRole('region', { name: 'New in your conversations' });

test('the main menu shows the newest two unread comments, and nothing that is read or of another kind', async () => {
  const world = emptyWorld();
  addNotification(world, { kind: 'post.liked', title: 'Soup' });
  addNotification(world, { isRead: true, title: 'Read' });
  for (const title of ['One', 'Two', 'Three']) addNotification(world, { kind: 'thread.commented', title });
  render(world);
  const list = await within(section()).findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['One', 'Two'].map((title) => `Kenji Tanaka also commented on “${title}”`),
  );
  expect(links[0]).toHaveAttribute('href', '/forums/7?comment=3');
  expect(within(section()).getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
});

test('a reply to a comment is news', async () => {
  const world = emptyWorld();
  addNotification(world, { kind: 'comment.replied', title: 'Soup' });
  render(world);
  expect(await screen.findByRole('link', { name: /replied to your comment on “Soup”/ })).toBeVisible();
});

test('without news there is one line of text', async () => {
  render(emptyWorld());
  expect(await screen.findByText('Nothing new since your last visit.')).toBeVisible();
});

test('news that a member opens are read', async () => {
  const world = emptyWorld();
  addNotification(world);
  const { member, props } = render(world);
  await member.click(await screen.findByRole('link', { name: /commented on your post/ }));
  expect(props.navigation.getLocation().pathname).toBe('/forums/7');
  await waitFor(() => expect(world.notifications[0]?.isRead).toBe(true));
  expect(await screen.findByText('Nothing new since your last visit.')).toBeVisible();
});

test('news that do not load offer another try', async () => {
  const portal = render(emptyWorld());
  portal.refuse(listNotifications, () => new Response(null, { status: 503 }));
  expect(await within(section()).findByRole('button', { name: 'Try again' })).toBeVisible();
});
