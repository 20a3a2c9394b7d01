import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as clubOrder from './club-order.ts';
import * as clubs from './clubs.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(clubOrder, clubs);
