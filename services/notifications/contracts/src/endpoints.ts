import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as notifications from './notifications.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(notifications);
