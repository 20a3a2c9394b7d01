import { countUnread } from '@seed/notifications-contracts/notifications';
import { renderModule } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import { addNotification, emptyWorld, type NotificationsWorld } from '../standalone/notifications-world.ts';
import { Bell } from './bell.tsx';

const render = (world: NotificationsWorld) =>
  renderModule(Bell, { at: '/intranet-welcome', basename: '/', handlers: notificationsMocks(world) });
const bell = () => screen.getByRole('link', { name: /Notifications/ });

test('the bell leads to the notifications and names how many are unread', async () => {
  const world = emptyWorld();
  for (const isRead of [false, false, true]) addNotification(world, { isRead });
  render(world);
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

test('with many unread ones it names at least how many', async () => {
  const world = emptyWorld();
  for (let count = 0; count < 100; count += 1) addNotification(world);
  render(world);
  expect(await screen.findByRole('link', { name: 'Notifications, 100 or more unread' })).toBeVisible();
});

/** While no stream is possible, something may have changed at this interval. */
const pollMs = 60_000;

test('the count is read again without a stream, and while it cannot be read the bell stays as it is', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  const portal = render(world);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(bell()).toHaveAccessibleName('Notifications');
  addNotification(world);
  await act(() => jest.advanceTimersByTimeAsync(pollMs + 1000));
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  portal.refuse(countUnread, () => new Response(null, { status: 503 }));
  await act(() => jest.advanceTimersByTimeAsync(2 * pollMs));
  expect(bell()).toHaveAccessibleName('Notifications, 1 unread');
  jest.useRealTimers();
});
