import { runMain } from '@seed/service-kit/run-main';
import { readCommunityConfig } from './config.ts';
import { startCommunity } from './start.ts';

runMain(() => startCommunity(readCommunityConfig(process.env)));
