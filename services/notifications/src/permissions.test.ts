import { endpoints } from '@seed/notifications-contracts/endpoints';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { type PermissionRow, permissionTests } from '@seed/service-kit/testing/permissions';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { notifyMembers } from './testing/acts.ts';
import { notificationsUnderTest } from './testing/notifications-under-test.ts';

const notifications = sharedService(notificationsUnderTest);

const until = { until: '2026-01-01T00:00:00.000Z' };

const mute = { subject: 'post:7', choice: 'muted' };

const unknownBrowser = `/push-subscriptions/${'a'.repeat(43)}`;
const browser = {
  endpoint: 'https://push.example.org/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** `:notification` is maria's. This portal has no keys for push messages. */
const table: readonly PermissionRow[] = [
  { method: 'GET', path: '/notifications', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/notifications/unread', statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/notifications/unread', body: until, statuses: [401, 204, 204, 204] },
  { method: 'PUT', path: '/notifications/unread', body: {}, statuses: [401, 400, 400, 400] },
  { method: 'GET', path: '/notifications/:notification', statuses: [401, 404, 200, 404] },
  { method: 'PUT', path: '/notifications/:notification/read', statuses: [401, 404, 204, 404] },
  { method: 'DELETE', path: '/notifications/:notification', statuses: [401, 405, 405, 405] },
  { method: 'POST', path: '/notifications', body: {}, statuses: [401, 405, 405, 405] },
  { method: 'GET', path: '/notification-stream', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/notification-preferences', statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/notification-preferences', body: { topics: [] }, statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/notification-preferences', body: { topics: 7 }, statuses: [401, 400, 400, 400] },
  { method: 'GET', path: '/notification-follows?subject=post:7', statuses: [401, 200, 200, 200] },
  { method: 'GET', path: '/notification-follows', statuses: [401, 400, 400, 400] },
  { method: 'PUT', path: '/notification-follows', body: mute, statuses: [401, 200, 200, 200] },
  { method: 'PUT', path: '/notification-follows', body: { subject: 'x' }, statuses: [401, 400, 400, 400] },
  { method: 'GET', path: unknownBrowser, statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/push-subscriptions/1', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: unknownBrowser, body: browser, statuses: [401, 409, 409, 409] },
  { method: 'PUT', path: unknownBrowser, body: {}, statuses: [401, 400, 400, 400] },
  { method: 'DELETE', path: unknownBrowser, statuses: [401, 404, 404, 404] },
  { method: 'GET', path: '/notifications/999999', statuses: [401, 404, 404, 404] },
  { method: 'PUT', path: '/notifications/999999/read', statuses: [401, 404, 404, 404] },
];

permissionTests({
  endpoints,
  service: () => notifications,
  table,
  async idsFor() {
    await notifyMembers(notifications.url);
    const { body } = await notifications.as('maria').get<Notification[]>('/api/v1/notifications');
    return { notification: body[0]?.id ?? 0 };
  },
  readablePath: '/notifications',
});
