import { runService } from '@seed/service-kit/run-service';
import { readServiceConfig } from '@seed/service-kit/service-config';
import { forumsService } from './service.ts';

runService(forumsService, (env) => readServiceConfig(forumsService.manifest.id, env));
