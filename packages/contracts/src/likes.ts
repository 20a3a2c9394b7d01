import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { entityId, memberId } from './fields.ts';

/** `usersWhoLiked` lists everybody up to this number of likes. */
export const maxListedLikers = 200;

/** Ids of members who like the entity, in the order in which they did. */
export const usersWhoLiked = z
  .array(memberId)
  .check(
    z.maxLength(maxListedLikers),
    z.describe(
      `All up to ${maxListedLikers}; beyond that the newest ${maxListedLikers - 1}, and the caller if they like it`,
    ),
  );

/** The fields of a response about something that can be liked. */
export const likes = {
  usersWhoLiked,
  likeCount: z.int().check(z.minimum(0), z.describe('How many members like it, exactly')),
  liked: z.boolean().check(z.describe('The caller likes it')),
};

/** As a client sends it on PUT: only the caller's own membership counts. */
export const usersWhoLikedInput = z.optional(z.array(z.string()).check(z.maxLength(1000)));

interface Likeable {
  readonly service: string;
  readonly resource: 'forums' | 'comments' | 'recommendations';
  /** PascalCase singular, for the operation's name. */
  readonly noun: string;
}

/**
 * Declares `PUT /{resource}/{id}/like`, which is idempotent.
 *
 * @example
 * const likePost = likeEndpoint({ service: 'forums', resource: 'forums', noun: 'Post' });
 */
export function likeEndpoint({ service, resource, noun }: Likeable) {
  return endpoint({
    operation: `like${noun}`,
    service,
    method: 'PUT',
    path: `/${resource}/:id/like`,
    summary: 'Like it; liking twice is liking once',
    params: z.object({ id: entityId }),
    status: 204,
  });
}

/**
 * Declares `DELETE /{resource}/{id}/like`, which is idempotent.
 *
 * @example
 * const unlikePost = unlikeEndpoint({ service: 'forums', resource: 'forums', noun: 'Post' });
 */
export function unlikeEndpoint({ service, resource, noun }: Likeable) {
  return endpoint({
    operation: `unlike${noun}`,
    service,
    method: 'DELETE',
    path: `/${resource}/:id/like`,
    summary: 'Take the like back',
    params: z.object({ id: entityId }),
    status: 204,
  });
}
