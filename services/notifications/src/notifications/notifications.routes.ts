import {
  countUnread,
  getNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@seed/notifications-contracts/notifications';
import { noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentNotification } from './notification.presenter.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationsRoutes(router: ServiceRouter, notifications: NotificationsService): void {
  route(router, listNotifications, async ({ query, caller }) => {
    const { items, nextCursor } = await notifications.list(query, caller);
    return page(items.map(presentNotification), nextCursor);
  });

  route(router, countUnread, async ({ caller }) => ok({ count: await notifications.countUnread(caller) }));

  route(router, readAllNotifications, async ({ body, caller }) => {
    await notifications.markReadUntil(new Date(body.until), caller);
    return noContent();
  });

  route(router, getNotification, async ({ params, caller }) =>
    ok(presentNotification(await notifications.get(params.id, caller))),
  );

  route(router, readNotification, async ({ params, caller }) => {
    await notifications.markRead(params.id, caller);
    return noContent();
  });
}
