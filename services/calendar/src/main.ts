import { runMain } from '@seed/service-kit/run-main';
import { readCalendarConfig } from './config.ts';
import { startCalendar } from './start.ts';

runMain(() => startCalendar(readCalendarConfig(process.env)));
