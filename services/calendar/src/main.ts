import { runService } from '@seed/service-kit/run-service';
import { readCalendarConfig } from './config.ts';
import { calendarService } from './service.ts';

runService(calendarService, readCalendarConfig);
