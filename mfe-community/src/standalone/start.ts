import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { paths } from '../paths.ts';
import { communityMocks } from './community-mocks.ts';
import { demoWorld } from './demo-world.ts';

// The module has two routes; the URL selects one of them.
const basename = location.pathname.startsWith(paths.myProfile) ? paths.myProfile : paths.community;

void startStandalone({ title: 'Community', basename, module, handlers: communityMocks(demoWorld()) });
