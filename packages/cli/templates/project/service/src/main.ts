import { runService } from '@seed/service-kit/run-service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { sampleItemsService } from './service.ts';

runService(sampleItemsService, (env) => readServiceConfig(sampleItemsService.manifest.id, env));
