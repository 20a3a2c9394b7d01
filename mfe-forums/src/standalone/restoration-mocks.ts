import { restoreComment, restoreNote, restorePost } from '@seed/forums-contracts/restorations';
import { findOrNotFound, mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { ForumsWorld } from './forums-world.ts';
import { presentComment, presentNote, presentPost } from './present.ts';

/** Deleted texts come back to their places, posts with their comments. */
export function restorationMocks(world: ForumsWorld): MockHandler[] {
  const { deleted } = world;
  return [
    mockEndpoint(restorePost, ({ params: { id } }) => {
      const post = findOrNotFound(deleted.posts, id);
      const comments = deleted.comments.filter(({ forumId }) => forumId === id);
      world.posts = [...world.posts, post].toSorted(newestFirst);
      world.comments = [...world.comments, ...comments].toSorted(newestFirst);
      return { data: presentPost(world, post) };
    }),
    mockEndpoint(restoreComment, ({ params: { id } }) => {
      const comment = findOrNotFound(deleted.comments, id);
      world.comments = [...world.comments, comment].toSorted(newestFirst);
      return { data: presentComment(world, comment) };
    }),
    mockEndpoint(restoreNote, ({ params: { id } }) => {
      const note = findOrNotFound(deleted.notes, id);
      world.notes = [...world.notes, note].toSorted(newestFirst);
      return { data: presentNote(world, note) };
    }),
  ];
}

const newestFirst = (one: { readonly id: number }, other: { readonly id: number }) => other.id - one.id;
