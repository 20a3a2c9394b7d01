import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { forumsService } from './service.ts';

runMain(() => startService(forumsService, readServiceConfig(forumsService.manifest.id, process.env)));
