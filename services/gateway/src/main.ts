import { runMain } from '@seed/service-kit/run-main';
import { loadConfig } from './config.ts';
import { startGateway } from './start.ts';

runMain(async () => startGateway(loadConfig(process.env)));
