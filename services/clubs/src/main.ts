import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { clubsService } from './service.ts';

runMain(() => startService(clubsService, readServiceConfig(clubsService.manifest.id, process.env)));
