import { runService } from '@seed/service-kit/run-service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { clubsService } from './service.ts';

runService(clubsService, (env) => readServiceConfig(clubsService.manifest.id, env));
