import { runMain } from '@seed/service-kit/run-main';
import { readForumsConfig } from './config.ts';
import { startForums } from './start.ts';

runMain(() => startForums(readForumsConfig(process.env)));
