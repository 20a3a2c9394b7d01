import { runService } from '@seed/service-kit/run-service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { documentsService } from './service.ts';

runService(documentsService, (env) => readServiceConfig(documentsService.manifest.id, env));
