import { endpoints } from '@seed/calendar-contracts/endpoints';
import { clubChanged, clubChangedType, memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { changeAuthorId } from '@seed/service-kit/change-author-id';
import { finalizeDeletions, startFinalDeletions } from '@seed/service-kit/final-deletions';
import type { Logger } from '@seed/service-kit/logger';
import type { Service } from '@seed/service-kit/service';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { attendanceRoutes } from './attendance/attendance.routes.ts';
import { AttendanceService } from './attendance/attendance.service.ts';
import { knownClubsRepository } from './clubs/known-clubs.repository.ts';
import type { CalendarConfig } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { calendarSchema } from './db/schema.ts';
import { eventDeletion } from './events/event-deletion.ts';
import { eventSearch } from './events/event.search.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { EventsService } from './events/events.service.ts';
import { feedsRoutes, publicFeedsRoutes } from './feeds/feeds.routes.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { meetingDeletion } from './meetings/meeting-deletion.ts';
import { meetingSearch } from './meetings/meeting.search.ts';
import { meetingsRoutes } from './meetings/meetings.routes.ts';
import { MeetingsService } from './meetings/meetings.service.ts';
import { calendarMemberFiles } from './member-files.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { removeMember } from './remove-member.ts';

const deletions = [eventDeletion, meetingDeletion];

export const calendarService: Service<CalendarConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: calendarSchema,
  compose({ database, logger, config }) {
    const { publicUrl, meetingsPolicy } = config;
    const feeds = new FeedsService(database, publicUrl);
    const attendance = new AttendanceService(database);
    const stop = startPeriodicWork(database, logger, config);
    return {
      async fillDemoData() {
        const { demoCalendar } = await import('@seed/demo-world/calendar');
        await fillDemoData(database, demoCalendar(new Date()));
      },
      searchIndexes: [eventSearch, meetingSearch],
      routes(router) {
        eventsRoutes(router, new EventsService(database, config.now));
        meetingsRoutes(router, new MeetingsService(database, { publicUrl, policy: meetingsPolicy, now: config.now }));
        attendanceRoutes(router, attendance);
        feedsRoutes(router, feeds);
      },
      eventHandlers: {
        [memberIdChangedType]: async (payload) => {
          const change = memberIdChanged.parse(payload);
          await finalizeDeletions(database, deletions, new Date());
          await changeAuthorId(database, meetingSearch, change);
          await attendance.changeMemberId(change);
        },
        [clubChangedType]: (payload) =>
          inTransaction(database, (manager) => knownClubsRepository(manager).record(clubChanged.parse(payload))),
      },
      memberFiles: calendarMemberFiles(database),
      async removeMember(removal) {
        await finalizeDeletions(database, deletions, new Date());
        await removeMember(database, removal);
        await attendance.removeMembers(removal.memberIds);
      },
      publicRoutes: (router) => publicFeedsRoutes(router, feeds),
      stop,
    };
  },
};

/** Reminds of meetings and makes deletions final, until the returned function is called. */
function startPeriodicWork(database: Database, logger: Logger, config: CalendarConfig): () => Promise<void> {
  const { now, deletionPollMs: pollMs } = config;
  const stops = [
    startReminders(database, logger, config),
    startFinalDeletions(database, logger, { deletions, now, pollMs }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
