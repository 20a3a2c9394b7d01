import type { BrowserContext, Page } from '@playwright/test';
import { wholeBrowser } from '../portal/browsers.ts';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

test.use({ launchOptions: wholeBrowser });

const content = { title: 'Kenji commented on your post', body: 'Well said', tag: 'notification-1' };

/** Starts the service worker of the portal, as the switch of the preferences does, and delivers messages to it. */
async function startWorker(page: Page, context: BrowserContext) {
  const { origin } = new URL(page.url());
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration();
    const notifications = (await registration?.getNotifications()) ?? [];
    return { isActive: active !== null, titles: notifications.map(({ title }) => title) };
  });

test.beforeEach(async ({ context, portal }) => {
  await context.grantPermissions(['notifications'], { origin: portal.url });
});

test('a push message shows one notification a tag', async ({ page, context }) => {
  await openAs(page, 'kenji', '/intranet-welcome');
  const deliver = await startWorker(page, context);
  await deliver({ ...content, href: '/notifications' });
  await expect.poll(() => shown(page)).toEqual({ isActive: true, titles: [content.title] });
  await deliver({ ...content, title: 'Kenji and 1 other liked your post', href: '/notifications' });
  await expect.poll(() => shown(page)).toEqual({ isActive: true, titles: ['Kenji and 1 other liked your post'] });
});

test('a click on a notification opens its place in the window, without a reload', async ({ page, context, apiOf }) => {
  const kenji = await apiOf('kenji');
  const post = await kenji.createPost('A post on the phone');
  await openAs(page, 'kenji', '/intranet-welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const deliver = await startWorker(page, context);
  await deliver({ ...content, href: `/forums/${post.id}` });
  await expect.poll(async () => (await shown(page)).titles).toEqual([content.title]);
  await page.evaluate(() => (document.body.dataset['visit'] = 'first'));
  const [worker] = context.serviceWorkers();
  // Chromium has no command for a click on a notification of the system, so its event is made in the worker.
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await expect(page).toHaveURL(new RegExp(`/forums/${post.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'A post on the phone' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['visit'])).toBe('first');
  await expect.poll(async () => (await shown(page)).titles).toEqual([]);
});

test('requests of the portal do not pass through the service worker', async ({ page, context }) => {
  await openAs(page, 'kenji', '/intranet-welcome');
  await startWorker(page, context);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(false);
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
});
