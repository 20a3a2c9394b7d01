import { createDataSource, pingDatabase } from '@seed/service-kit/data-source';
import { schedulePurge } from '@seed/service-kit/idempotency';
import type { Logger } from '@seed/service-kit/logger';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createCalendarApp } from './app.ts';
import type { CalendarConfig } from './config.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { calendarSchema } from './db/schema.ts';
import { EventsService } from './events/events.service.ts';
import { FeedsService } from './feeds/feeds.service.ts';
import { MeetingsService } from './meetings/meetings.service.ts';

/** Puts the service together. `dispose` closes what it opened. */
export async function composeCalendar(config: CalendarConfig, logger: Logger) {
  const { publicUrl, meetingsPolicy } = config;
  const dataSource = await createDataSource({ ...calendarSchema, location: config.database, logger });
  if (config.demoData) await fillDemoData(dataSource);
  const stopPurge = schedulePurge(dataSource, logger);
  const app = createCalendarApp({
    logger,
    verifier: createTokenVerifier(config.token),
    health: { database: pingDatabase(dataSource) },
    events: new EventsService(dataSource),
    meetings: new MeetingsService(dataSource, { publicUrl, policy: meetingsPolicy }),
    feeds: new FeedsService(dataSource, publicUrl),
  });
  return {
    app,
    async dispose() {
      stopPurge();
      await dataSource.destroy();
    },
  };
}
