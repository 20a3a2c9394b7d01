import { streamNotifications } from '@seed/notifications-contracts/notification-stream';
import type { EventStreams } from '@seed/service-kit/event-streams';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { NotificationChanges } from './notification-changes.ts';
import type { NotificationsService } from './notifications.service.ts';

interface StreamParts {
  readonly streams: EventStreams;
  readonly changes: NotificationChanges;
  readonly notifications: NotificationsService;
}

/** The first event is the present state, unless the client has it, so a client that returns has missed nothing. */
export function notificationStreamRoutes(router: ServiceRouter, parts: StreamParts): void {
  const { streams, changes, notifications } = parts;
  streams.route(router, streamNotifications, ({ caller, lastEventId, send }) => {
    let sent = lastEventId;
    const stop = changes.listen(caller.id, async () => {
      const { id, count } = await notifications.unreadState(caller);
      if (id === sent) return;
      sent = id;
      send({ id, data: { count } });
    });
    changes.changed([caller.id]);
    return stop;
  });
}
