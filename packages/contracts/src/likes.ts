import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { entityId, memberId } from './fields.ts';

/** `usersWhoLiked` lists all members up to this number of likes. */
export const maxListedLikers = 200;

/** Ids of members who like the entity, in the order of liking. */
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

/** The list in the body of a PUT; only the caller's own like in it has an effect. */
export const usersWhoLikedInput = z.optional(z.array(z.string()).check(z.maxLength(1000)));

interface Likeable {
  readonly service: string;
  /** The first segment of its path, e.g. `notices`. */
  readonly resource: string;
  /** PascalCase singular, for the operation's name. */
  readonly noun: string;
}

/**
 * Declares `PUT /{resource}/{id}/like`, which is idempotent.
 *
 * @example
 * const likeNotice = likeEndpoint({ service: 'notices', resource: 'notices', noun: 'Notice' });
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
 * const unlikeNotice = unlikeEndpoint({ service: 'notices', resource: 'notices', noun: 'Notice' });
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
