import { createServiceApp } from '@seed/service-kit/app';
import type { HealthChecks } from '@seed/service-kit/health';
import type { Logger } from '@seed/service-kit/logger';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { eventsRoutes } from './events/events.routes.ts';
import type { EventsService } from './events/events.service.ts';
import { feedsRoutes, publicFeedsRoutes } from './feeds/feeds.routes.ts';
import type { FeedsService } from './feeds/feeds.service.ts';
import { meetingsRoutes } from './meetings/meetings.routes.ts';
import type { MeetingsService } from './meetings/meetings.service.ts';

export interface CalendarAppParts {
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  readonly health: HealthChecks;
  readonly events: EventsService;
  readonly meetings: MeetingsService;
  readonly feeds: FeedsService;
}

export function createCalendarApp({ events, meetings, feeds, ...parts }: CalendarAppParts) {
  return createServiceApp({
    name: 'calendar',
    ...parts,
    routes(router) {
      eventsRoutes(router, events);
      meetingsRoutes(router, meetings);
      feedsRoutes(router, feeds);
    },
    publicRoutes: (router) => publicFeedsRoutes(router, feeds),
  });
}
