import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as channels from './channels.ts';
import * as gateways from './gateways.ts';
import * as health from './health.ts';
import * as log from './log.ts';
import * as modules from './modules.ts';
import * as releases from './releases.ts';
import * as rollouts from './rollouts.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(modules, releases, channels, rollouts, gateways, health, log);
