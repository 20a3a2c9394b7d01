import {
  memberIdChanged,
  memberIdChangedType,
  membersNotified,
  membersNotifiedType,
  subjectJoined,
  subjectJoinedType,
} from '@seed/contracts/portal-events';
import { endpoints } from '@seed/notifications-contracts/endpoints';
import { EventStreams } from '@seed/service-kit/event-streams';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import type { NotificationsConfig } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { notificationsSchema } from './db/schema.ts';
import { openDigests } from './digests/open-digests.ts';
import { followsRoutes } from './follows/follows.routes.ts';
import { FollowsService } from './follows/follows.service.ts';
import { notificationsMemberFiles } from './member-files.ts';
import { changeMemberId, removeMember } from './members.repository.ts';
import { NotificationChanges } from './notifications/notification-changes.ts';
import { notificationStreamRoutes } from './notifications/notification-stream.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { NotificationsService } from './notifications/notifications.service.ts';
import { storeAct } from './notifications/acts.repository.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { PreferencesService } from './preferences/preferences.service.ts';
import { openPush } from './push/open-push.ts';
import { startRetention } from './retention/start-retention.ts';

export const notificationsService: Service<NotificationsConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: notificationsSchema,
  compose({ config, database, logger, metrics }) {
    const streams = new EventStreams(metrics);
    const changes = new NotificationChanges(database, logger);
    const notifications = new NotificationsService(database, changes);
    const follows = new FollowsService(database);
    const { email, now = () => new Date() } = config;
    const push = openPush({ ...config, now }, { database, logger });
    const preferences = new PreferencesService(database, { sendsEmail: email !== undefined, pushKey: push.key, now });
    const digests = openDigests({ ...config, now }, { database, logger, preferences });
    const stopRetention = startRetention(database, logger, { ...config, now });
    return {
      streams,
      async fillDemoData() {
        const { demoNotifications } = await import('@seed/demo-world/notifications');
        await fillDemoData(database, demoNotifications(new Date()));
      },
      eventHandlers: {
        [membersNotifiedType]: async (payload) =>
          changes.changed(await storeAct(database, membersNotified.parse(payload))),
        [subjectJoinedType]: (payload) => follows.recordJoined(subjectJoined.parse(payload)),
        [memberIdChangedType]: (payload) => changeMemberId(database, memberIdChanged.parse(payload)),
      },
      removeMember: (removal) => removeMember(database, removal),
      memberFiles: notificationsMemberFiles(database),
      routes(router) {
        notificationsRoutes(router, notifications);
        preferencesRoutes(router, preferences);
        followsRoutes(router, follows);
        push.routes(router);
        notificationStreamRoutes(router, { streams, changes, notifications });
      },
      publicRoutes: (router) => digests.routes(router),
      async stop() {
        changes.stop();
        await digests.stop();
        await push.stop();
        await stopRetention();
      },
    };
  },
};
