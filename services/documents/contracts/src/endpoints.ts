import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as documents from './documents.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(documents);
