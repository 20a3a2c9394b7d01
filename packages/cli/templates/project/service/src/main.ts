import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { sampleItemsService } from './service.ts';

runMain(() => startService(sampleItemsService, readServiceConfig(sampleItemsService.manifest.id, process.env)));
