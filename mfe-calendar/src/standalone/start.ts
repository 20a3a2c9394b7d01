import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { paths } from '../paths.ts';
import { calendarMocks } from './calendar-mocks.ts';
import { demoWorld } from './demo-world.ts';

// The module has two routes; which one it stands alone with is in the address bar.
const basename = location.pathname.startsWith(paths.allMeetings) ? paths.allMeetings : paths.calendar;

void startStandalone({ title: 'Calendar', basename, module, handlers: calendarMocks(demoWorld()) });
