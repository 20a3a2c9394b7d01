import { renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { paths } from '../paths.ts';
import { notificationsMocks } from '../standalone/notifications-mocks.ts';
import type { NotificationsWorld } from '../standalone/notifications-world.ts';

/** Opens a page of the module, over notifications in memory. */
export function renderNotifications(world: NotificationsWorld, at: string = paths.notifications) {
  return renderModule(App, {
    at,
    basename: paths.notifications,
    handlers: notificationsMocks(world),
  });
}
