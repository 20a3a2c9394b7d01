import { runService } from '@seed/service-kit/run-service';
import { readCommunityConfig } from './config.ts';
import { communityService } from './service.ts';

runService(communityService, readCommunityConfig);
