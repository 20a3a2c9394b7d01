import { getPushSubscription, storePushSubscription } from '@seed/notifications-contracts/push-subscriptions';
import { refusedPage } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { paths } from '../../paths.ts';
import { emptyWorld } from '../../standalone/notifications-world.ts';
import { renderNotifications } from '../../testing/render-notifications.ts';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

interface BrowserOptions {
  readonly permission?: NotificationPermission;
  /** The member's response to the question of the browser. */
  readonly response?: NotificationPermission;
}

/** A browser with push messages, which jsdom lacks. */
function useBrowser({ permission = 'default', response = 'granted' }: BrowserOptions = {}) {
  let subscription: unknown = null;
  const unsubscribe = jest.fn(() => Promise.resolve((subscription = null)));
  const subscribe = jest.fn((_options: PushSubscriptionOptionsInit) => {
    const endpoint = 'https://push.example.org/1';
    subscription = { endpoint, toJSON: () => ({ endpoint, expirationTime: null, keys }), unsubscribe };
    return Promise.resolve(subscription);
  });
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscription) };
  const register = jest.fn(() => Promise.resolve());
  const serviceWorker = {
    register,
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = response;
      return Promise.resolve(response);
    },
  };
  define(navigator, 'serviceWorker', serviceWorker);
  define(window, 'PushManager', class {});
  define(window, 'Notification', notification);
  // It works in a thread of its own, which fake timers do not wait for.
  define(crypto, 'subtle', { digest });
  return { subscribe, unsubscribe, register, notification };
}

const digest = (_algorithm: string, bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(bytes).digest());

const defined: [object, string][] = [];

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
  defined.push([target, name]);
}

afterEach(() => {
  for (const [target, name] of defined.splice(0)) Reflect.deleteProperty(target, name);
  jest.useRealTimers();
});

function open() {
  const world = emptyWorld();
  world.preferences = { ...world.preferences, pushKey: 'B'.repeat(87) };
  return { world, ...renderNotifications(world, paths.preferences) };
}

/** Resolves once the page has reported its time zone, which it does beside all else. */
async function opened() {
  const portal = open();
  await screen.findByText(/^E-mails go to/);
  return portal;
}

const deviceSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

test('a member turns the notifications of a device on and off', async () => {
  const browser = useBrowser();
  const { world, member } = await opened();
  expect(await deviceSwitch()).not.toBeChecked();
  await member.click(await deviceSwitch());
  await waitFor(() => expect(world.subscriptions.size).toBe(1));
  expect(await deviceSwitch()).toBeChecked();
  expect(await deviceSwitch()).toHaveFocus();
  expect(browser.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'B'.repeat(87) });
  await member.click(await deviceSwitch());
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled());
  expect(world.subscriptions.size).toBe(0);
  await waitFor(async () => expect(await deviceSwitch()).not.toBeChecked());
});

test('a browser that another member has turned on is off', async () => {
  const browser = useBrowser({ permission: 'granted' });
  await browser.subscribe({});
  await opened();
  expect(await deviceSwitch()).not.toBeChecked();
});

test('a member who does not allow notifications reads how to allow them', async () => {
  useBrowser({ response: 'denied' });
  const { world, member } = await opened();
  await member.click(await deviceSwitch());
  expect(await screen.findByText(/^Your browser blocks the notifications/)).toBeVisible();
  expect(await deviceSwitch()).toBeDisabled();
  expect(world.subscriptions.size).toBe(0);
});

test('a browser without push messages is named as the reason', async () => {
  await opened();
  expect(await deviceSwitch()).toBeDisabled();
  expect(await deviceSwitch()).toHaveAccessibleDescription(/^This browser cannot show notifications/);
});

test('Safari on an iPhone needs the portal on the home screen', async () => {
  define(navigator, 'standalone', false);
  await opened();
  expect(await deviceSwitch()).toHaveAccessibleDescription(/Add to Home Screen/);
});

test('a device that could not be stored stays off, with a message', async () => {
  useBrowser();
  const portal = await opened();
  portal.refuse(storePushSubscription, () => new Response(null, { status: 503 }));
  await portal.member.click(await deviceSwitch());
  await waitFor(() => expect(portal.notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  await waitFor(async () => expect(await deviceSwitch()).not.toBeChecked());
});

test('a portal that sends no push messages shows nothing of them', async () => {
  useBrowser();
  renderNotifications(emptyWorld(), paths.preferences);
  await screen.findByText(/^E-mails go to/);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /On my devices/ })).not.toBeInTheDocument();
});

test('the state of the device shows the reason of every failure and a retry', async () => {
  const browser = useBrowser({ permission: 'granted' });
  await browser.subscribe({});
  jest.useFakeTimers();
  const portal = open();
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  // A device that the portal has not stored is off.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getPushSubscription, advance, except })).toEqual([]);
});
