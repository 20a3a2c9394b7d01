import { listNotifications, readAllNotifications } from '@seed/notifications-contracts/notifications';
import { refusedPage } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { rowsPerPage } from './constants.ts';
import { addNotification, emptyWorld } from './standalone/notifications-world.ts';
import { renderNotifications } from './testing/render-notifications.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const firstPageMs = 1000;

afterEach(() => jest.useRealTimers());

test('the list shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderNotifications(emptyWorld());
  expect(await refusedPage(portal, { endpoint: listNotifications, advance })).toEqual([]);
});

test('the next page shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  for (let number = 0; number <= rowsPerPage; number += 1) addNotification(world);
  const portal = renderNotifications(world);
  await advance(firstPageMs);
  expect(await refusedPage(portal, { endpoint: listNotifications, button: 'Load more', advance })).toEqual([]);
}, 120_000);

test('notifications that cannot be marked as read stay unread, and a message is shown', async () => {
  const world = emptyWorld();
  addNotification(world);
  const portal = renderNotifications(world);
  portal.refuse(readAllNotifications, () => new Response(null, { status: 503 }));
  await portal.member.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Mark all as read' })).toBeVisible();
  expect(portal.notices).toEqual([expect.objectContaining({ tone: 'error' })]);
});
