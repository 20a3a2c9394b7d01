import { notFound } from '@seed/service-kit/problem-error';
import { type DependentRows, undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { postsRepository } from '../posts/posts.repository.ts';
import { commentHistory, commentLikes } from './comment.entity.ts';
import { commentSearch } from './comment.search.ts';

/** The rows that a comment takes along. */
export const dependentsOfComment: readonly DependentRows[] = [
  { entity: commentLikes.entity, property: 'entityId' },
  { entity: commentHistory.entity, property: 'entityId' },
];

/** A comment comes back to its post, also to one that was closed meanwhile, but not without it. */
export const commentDeletion = undoableDeletion({
  index: commentSearch,
  dependents: dependentsOfComment,
  onRestore: async (manager, { forumId }) => {
    if (!(await postsRepository(manager).countRestoredComment(forumId))) throw notFound();
  },
});
