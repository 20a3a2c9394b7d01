import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { paths } from '../paths.ts';
import { forumsMocks } from './forums-mocks.ts';
import { demoWorld } from './demo-world.ts';

// The module has two routes; which one it stands alone with is in the address bar.
const basename = location.pathname.startsWith(paths.recommendations) ? paths.recommendations : paths.forums;

void startStandalone({ title: 'Forums', basename, module, handlers: forumsMocks(demoWorld()) });
