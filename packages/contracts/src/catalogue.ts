import * as calendarFeed from './calendar-feed.ts';
import * as clubs from './clubs.ts';
import * as comments from './comments.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as events from './events.ts';
import * as posts from './posts.ts';
import * as meetings from './meetings.ts';
import * as notes from './notes.ts';
import * as uploads from './uploads.ts';
import * as profiles from './profiles.ts';

/** Every endpoint of the API. The OpenAPI document lists them, and a module's `prefetch` names them. */
export const catalogue: readonly Endpoint[] = [
  posts,
  comments,
  notes,
  events,
  meetings,
  calendarFeed,
  clubs,
  documents,
  profiles,
  uploads,
].flatMap((file) => Object.values(file).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'operation' in value && 'path' in value;
}
