import { type Endpoint, endpointsIn } from '@seed/contracts/endpoint';
import * as posts from './posts.ts';
import * as postModeration from './post-moderation.ts';
import * as comments from './comments.ts';
import * as history from './history.ts';
import * as notes from './notes.ts';
import * as readings from './readings.ts';
import * as reports from './reports.ts';
import * as restorations from './restorations.ts';

/** Every endpoint of the service. */
export const endpoints: readonly Endpoint[] = endpointsIn(
  posts,
  postModeration,
  comments,
  history,
  notes,
  readings,
  reports,
  restorations,
);
