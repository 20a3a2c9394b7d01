import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { paths } from '../paths.ts';
import { forumsMocks } from './forums-mocks.ts';
import { demoWorld } from './demo-world.ts';

// The module has two routes; the URL selects one of them.
const basename = location.pathname.startsWith(paths.recommendations) ? paths.recommendations : paths.forums;

void startStandalone({ title: 'Forums', basename, module, handlers: forumsMocks(demoWorld()) });
