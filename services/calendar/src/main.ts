import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readCalendarConfig } from './config.ts';
import { calendarService } from './service.ts';

runMain(() => startService(calendarService, readCalendarConfig(process.env)));
