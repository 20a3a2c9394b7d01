import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { notificationsService } from './service.ts';

runMain(() => startService(notificationsService, readServiceConfig(notificationsService.manifest.id, process.env)));
