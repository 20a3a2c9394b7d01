import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readNotificationsConfig } from './config.ts';
import { notificationsService } from './service.ts';

runMain(() => startService(notificationsService, readNotificationsConfig(process.env)));
