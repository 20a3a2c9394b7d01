import { countUnread } from '@seed/notifications-contracts/notifications';
import { renderModule } from '@seed/portal-sdk/testing';
import { act, waitFor } from '@testing-library/react';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import { addNotification, emptyWorld, type NotificationsWorld } from '../standalone/notifications-world.ts';
import { UnreadNews } from './unread-news.tsx';

/** The names that the bell gets, the last one last. */
function renderNews(world: NotificationsWorld) {
  const names: (string | undefined)[] = [];
  const setNews = (name: string | undefined) => void names.push(name);
  const News = () => <UnreadNews href="/notifications" setNews={setNews} />;
  const portal = renderModule(News, { at: '/intranet-welcome', basename: '/', handlers: notificationsMocks(world) });
  return { ...portal, name: () => names.at(-1) };
}

test('the bell names how many notifications are unread', async () => {
  const world = emptyWorld();
  for (const isRead of [false, false, true]) addNotification(world, { isRead });
  const { name } = renderNews(world);
  await waitFor(() => expect(name()).toBe('Notifications, 2 unread'));
});

test('with many unread ones it names at least how many', async () => {
  const world = emptyWorld();
  for (let count = 0; count < 100; count += 1) addNotification(world);
  const { name } = renderNews(world);
  await waitFor(() => expect(name()).toBe('Notifications, 100 or more unread'));
});

/** While no stream is possible, something may have changed at this interval. */
const pollMs = 60_000;

test('the count is read again without a stream, and while it cannot be read the bell stays as it is', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  const { name, refuse } = renderNews(world);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(name()).toBeUndefined();
  addNotification(world);
  await act(() => jest.advanceTimersByTimeAsync(pollMs + 1000));
  expect(name()).toBe('Notifications, 1 unread');
  refuse(countUnread, () => new Response(null, { status: 503 }));
  await act(() => jest.advanceTimersByTimeAsync(2 * pollMs));
  expect(name()).toBe('Notifications, 1 unread');
  jest.useRealTimers();
});
