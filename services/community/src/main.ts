import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readCommunityConfig } from './config.ts';
import { communityService } from './service.ts';

runMain(() => startService(communityService, readCommunityConfig(process.env)));
