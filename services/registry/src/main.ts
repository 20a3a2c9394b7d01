import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readRegistryConfig } from './config.ts';
import { registryService } from './service.ts';

runMain(() => startService(registryService, readRegistryConfig(process.env)));
