import { runService } from '@seed/service-kit/run-service';
import { readNotificationsConfig } from './config.ts';
import { notificationsService } from './service.ts';

runService(notificationsService, readNotificationsConfig);
