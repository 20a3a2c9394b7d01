import { runService } from '@seed/service-kit/run-service';
import { readRegistryConfig } from './config.ts';
import { registryService } from './service.ts';

runService(registryService, readRegistryConfig);
