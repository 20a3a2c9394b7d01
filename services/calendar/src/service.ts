import { endpoints } from '@seed/calendar-contracts/endpoints';
import { clubChanged, clubChangedType, memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { changeAuthorId } from '@seed/service-kit/change-author-id';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { inTransaction } from '@seed/service-kit/transaction';
import { attendanceRoutes } from './attendance/attendance.routes.ts';
import { AttendanceService } from './attendance/attendance.service.ts';
import { knownClubsRepository } from './clubs/known-clubs.repository.ts';
import type { CalendarConfig } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { calendarSchema } from './db/schema.ts';
import { eventSearch } from './events/event.search.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { EventsService } from './events/events.service.ts';
import { feedsRoutes, publicFeedsRoutes } from './feeds/feeds.routes.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { meetingSearch } from './meetings/meeting.search.ts';
import { meetingsRoutes } from './meetings/meetings.routes.ts';
import { MeetingsService } from './meetings/meetings.service.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { removeMember } from './remove-member.ts';

export const calendarService: Service<CalendarConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: calendarSchema,
  compose({ database, logger, config }) {
    const { publicUrl, meetingsPolicy } = config;
    const feeds = new FeedsService(database, publicUrl);
    const attendance = new AttendanceService(database);
    const stopReminders = startReminders(database, logger, config);
    return {
      async fillDemoData() {
        const { demoCalendar } = await import('@seed/demo-world/calendar');
        await fillDemoData(database, demoCalendar(new Date()));
      },
      searchIndexes: [eventSearch, meetingSearch],
      routes(router) {
        eventsRoutes(router, new EventsService(database));
        meetingsRoutes(router, new MeetingsService(database, { publicUrl, policy: meetingsPolicy }));
        attendanceRoutes(router, attendance);
        feedsRoutes(router, feeds);
      },
      eventHandlers: {
        [memberIdChangedType]: async (payload) => {
          const change = memberIdChanged.parse(payload);
          await changeAuthorId(database, meetingSearch, change);
          await attendance.changeMemberId(change);
        },
        [clubChangedType]: (payload) =>
          inTransaction(database, (manager) => knownClubsRepository(manager).record(clubChanged.parse(payload))),
      },
      async removeMember(removal) {
        await removeMember(database, removal);
        await attendance.removeMembers(removal.memberIds);
      },
      publicRoutes: (router) => publicFeedsRoutes(router, feeds),
      stop: stopReminders,
    };
  },
};
