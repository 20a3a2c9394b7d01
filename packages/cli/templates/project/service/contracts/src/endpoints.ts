import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as sampleItems from './sample-items.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(sampleItems);
