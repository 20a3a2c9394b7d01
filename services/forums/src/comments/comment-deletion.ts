import { notFound } from '@seed/service-kit/problem-error';
import { reportsOf } from '@seed/service-kit/reports/report-tables';
import { type DependentRows, undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { postsRepository } from '../posts/posts.repository.ts';
import { forumReports, reported } from '../reports/forum-reports.ts';
import { commentHistory, commentLikes, commentMentions } from './comment.entity.ts';
import { commentSearch } from './comment.search.ts';

/** The rows that a comment takes along. */
export const dependentsOfComment: readonly DependentRows[] = [
  { entity: commentLikes.entity, property: 'entityId' },
  { entity: commentHistory.entity, property: 'entityId' },
  { entity: commentMentions.entity, property: 'entityId' },
  reportsOf(forumReports, reported.comment.noun),
];

/** A comment comes back to its post, also to one that was closed meanwhile, but not without it. */
export const commentDeletion = undoableDeletion({
  index: commentSearch,
  dependents: dependentsOfComment,
  onRestore: async (manager, { forumId, hiddenAt }) => {
    const posts = postsRepository(manager);
    if (!(await posts.countComments(forumId, 1))) throw notFound();
    // A hidden comment is not counted.
    if (hiddenAt !== null) await posts.countComments(forumId, -1);
  },
});
