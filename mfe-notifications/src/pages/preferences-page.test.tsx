import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import { refusedPage } from '@seed/portal-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { emptyWorld } from '../standalone/notifications-world.ts';
import { renderNotifications } from '../testing/render-notifications.ts';

const open = (world = emptyWorld()) => ({ world, ...renderNotifications(world, paths.preferences) });
const field = async (topic: string, label: string) =>
  within(await screen.findByRole('region', { name: topic })).getByRole('button', { name: new RegExp(`${label}$`) });

async function choose(portal: ReturnType<typeof open>, [topic, label, option]: [string, string, string]) {
  await portal.member.click(await field(topic, label));
  await portal.member.click(await screen.findByRole('option', { name: option }));
}

afterEach(() => jest.useRealTimers());

test('the page of notifications leads to the preferences', async () => {
  const { member } = renderNotifications(emptyWorld());
  await member.click(screen.getByRole('link', { name: 'Preferences' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notification preferences' })).toHaveFocus();
});

test('a choice is stored at once, and the other channel of the topic stays', async () => {
  const portal = open();
  await choose(portal, ['Likes', 'By e-mail', 'Every Monday']);
  expect(await field('Likes', 'By e-mail')).toHaveTextContent('Every Monday');
  await choose(portal, ['Likes', 'In the portal', 'Do not show']);
  await waitFor(() =>
    expect(portal.world.preferences.topics.find(({ topic }) => topic === 'likes')).toEqual({
      topic: 'likes',
      portal: 'never',
      email: 'weekly',
      push: 'now',
    }),
  );
});

test('the page names where the e-mail goes, in the time zone of the browser', async () => {
  const { world } = open();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(await screen.findByText(/^E-mails go to maria@seed.example, at 5 PM/)).toHaveTextContent(`(${timeZone}`);
  expect(world.preferences.timeZone).toBe(timeZone);
});

test('a portal that sends no e-mail does not offer it', async () => {
  const world = emptyWorld();
  world.preferences = { ...world.preferences, sendsEmail: false };
  open(world);
  await field('Likes', 'In the portal');
  expect(screen.queryByRole('button', { name: /By e-mail/ })).not.toBeInTheDocument();
});

test('a portal that sends push messages offers them by topic', async () => {
  const world = emptyWorld();
  world.preferences = { ...world.preferences, pushKey: 'B'.repeat(87) };
  const portal = open(world);
  const likes = () => world.preferences.topics.find(({ topic }) => topic === 'likes');
  expect(await field('Likes', 'On my devices')).toHaveTextContent('At once');
  for (const [option, push] of [
    ['Every day', 'daily'],
    ['Every Monday', 'weekly'],
    ['Never', 'never'],
    ['At once', 'now'],
  ] as const) {
    await choose(portal, ['Likes', 'On my devices', option]);
    await waitFor(() => expect(likes()).toMatchObject({ portal: 'now', email: 'daily', push }));
    expect(await field('Likes', 'On my devices')).toHaveTextContent(option);
  }
});

test('a portal that sends push messages names when those of the day come', async () => {
  const world = emptyWorld();
  world.preferences = { ...world.preferences, pushKey: 'B'.repeat(87) };
  open(world);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(await screen.findByText(/^On your devices, .* at 5 PM/)).toHaveTextContent(`(${timeZone}`);
});

test('a member whose e-mails came back reads why, and has them sent again', async () => {
  const world = emptyWorld();
  const emailStopped = { reason: 'bounce', since: '2026-02-01T08:00:00.000Z' } as const;
  world.preferences = { ...world.preferences, emailTo: 'maria@seed.example', emailStopped };
  const portal = open(world);
  expect(await screen.findByText(/^E-mails to maria@seed.example came back/)).toBeVisible();
  expect(screen.queryByText(/^E-mails go to/)).not.toBeInTheDocument();
  await portal.member.click(screen.getByRole('button', { name: 'Send e-mails again' }));
  expect(await screen.findByText(/^E-mails go to maria@seed.example/)).toBeVisible();
  expect(world.preferences.emailStopped).toBeUndefined();
});

test('e-mails that could not be resumed stay stopped, with a message', async () => {
  const world = emptyWorld();
  const emailStopped = { reason: 'complaint', since: '2026-02-01T08:00:00.000Z' } as const;
  world.preferences = { ...world.preferences, emailTo: 'maria@seed.example', emailStopped };
  const portal = open(world);
  const button = await screen.findByRole('button', { name: 'Send e-mails again' });
  portal.refuse(updateNotificationPreferences, () => new Response(null, { status: 503 }));
  await portal.member.click(button);
  await waitFor(() => expect(portal.notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  expect(screen.getByText(/was reported as unwanted/)).toBeVisible();
});

test('a topic that is newer than the module is shown by its key', async () => {
  const world = emptyWorld();
  world.preferences = { ...world.preferences, topics: [{ topic: 'lunches', portal: 'now', email: 'never' }] };
  open(world);
  expect(await screen.findByRole('region', { name: 'lunches' })).toBeVisible();
});

test('a choice that could not be stored is shown as it was, with a message', async () => {
  const portal = open();
  portal.refuse(updateNotificationPreferences, () => new Response(null, { status: 503 }));
  await choose(portal, ['Likes', 'In the portal', 'Do not show']);
  await waitFor(async () => expect(await field('Likes', 'In the portal')).toHaveTextContent(/^Show/));
  expect(portal.notices).toEqual([expect.objectContaining({ tone: 'error' })]);
});

test('the preferences show the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const portal = open();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  expect(await refusedPage(portal, { endpoint: getNotificationPreferences, advance })).toEqual([]);
});
