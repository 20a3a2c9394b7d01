import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as follows from './notification-follows.ts';
import * as preferences from './notification-preferences.ts';
import * as stream from './notification-stream.ts';
import * as notifications from './notifications.ts';
import * as push from './push-subscriptions.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(notifications, stream, preferences, follows, push);
