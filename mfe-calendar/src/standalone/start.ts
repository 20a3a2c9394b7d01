import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { paths } from '../paths.ts';
import { calendarMocks } from './calendar-mocks.ts';
import { demoWorld } from './demo-world.ts';

// The module has two routes; the URL selects one of them.
const basename = location.pathname.startsWith(paths.allMeetings) ? paths.allMeetings : paths.calendar;

void startStandalone({ title: 'Calendar', basename, module, handlers: calendarMocks(demoWorld()) });
