import { renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import type { NotificationsWorld } from '../standalone/notifications-world.ts';

/** Opens the module's page, over notifications in memory. */
export function renderNotifications(world: NotificationsWorld) {
  return renderModule(App, {
    at: '/notifications',
    basename: '/notifications',
    handlers: notificationsMocks(world),
  });
}
