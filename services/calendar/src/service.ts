import type { Service } from '@seed/service-kit/service';
import type { CalendarConfig } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { calendarSchema } from './db/schema.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { EventsService } from './events/events.service.ts';
import { feedsRoutes, publicFeedsRoutes } from './feeds/feeds.routes.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { meetingsRoutes } from './meetings/meetings.routes.ts';
import { MeetingsService } from './meetings/meetings.service.ts';
import { removeMember } from './remove-member.ts';

export const calendarService: Service<CalendarConfig> = {
  name: 'calendar',
  schema: calendarSchema,
  compose({ database, config: { publicUrl, meetingsPolicy } }) {
    const feeds = new FeedsService(database, publicUrl);
    return {
      async fillDemoData() {
        const { demoCalendar } = await import('@seed/demo-world/calendar');
        await fillDemoData(database, demoCalendar(new Date()));
      },
      routes(router) {
        eventsRoutes(router, new EventsService(database));
        meetingsRoutes(router, new MeetingsService(database, { publicUrl, policy: meetingsPolicy }));
        feedsRoutes(router, feeds);
      },
      removeMember: (removal) => removeMember(database, removal),
      publicRoutes: (router) => publicFeedsRoutes(router, feeds),
    };
  },
};
