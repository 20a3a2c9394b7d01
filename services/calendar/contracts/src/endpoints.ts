import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as attendance from './attendance.ts';
import * as events from './events.ts';
import * as meetings from './meetings.ts';
import * as calendarFeed from './calendar-feed.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(events, meetings, attendance, calendarFeed);
