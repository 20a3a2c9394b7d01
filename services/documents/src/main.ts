import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { documentsService } from './service.ts';

runMain(() => startService(documentsService, readServiceConfig(documentsService.manifest.id, process.env)));
