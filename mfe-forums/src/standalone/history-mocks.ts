import { listCommentHistory, listPostHistory } from '@seed/forums-contracts/history';
import { findOrNotFound, mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { ForumsWorld, StoredComment, StoredPost } from './forums-world.ts';

/** Former texts, for the author of a text and Admins. */
export function historyMocks(world: ForumsWorld): MockHandler[] {
  const historyOf = ({ id, authorID }: StoredPost | StoredComment) => {
    if (authorID !== world.user.id && !world.user.isAdmin) throw new MockProblemError('forbidden');
    return { data: world.formerTexts.get(id) ?? [] };
  };
  return [
    mockEndpoint(listPostHistory, ({ params }) => historyOf(findOrNotFound(world.posts, params.id))),
    mockEndpoint(listCommentHistory, ({ params }) => historyOf(findOrNotFound(world.comments, params.id))),
  ];
}

/** Keeps the former text of a post or a comment that is being edited; returns the time of the edit. */
export function keepFormerText(
  { formerTexts }: ForumsWorld,
  { id, content, editedAt, creationDate, ...rest }: StoredPost | StoredComment,
): { readonly editedAt: string } {
  const title = 'title' in rest ? { title: rest.title } : {};
  formerTexts.set(id, [{ ...title, content, writtenAt: editedAt ?? creationDate }, ...(formerTexts.get(id) ?? [])]);
  return { editedAt: new Date().toISOString() };
}
