import { reportsOf } from '@seed/service-kit/reports/report-tables';
import { undoableDeletion } from '@seed/service-kit/undoable-deletion';
import { dependentsOfComment } from '../comments/comment-deletion.ts';
import { commentEntity } from '../comments/comment.entity.ts';
import { commentSearch } from '../comments/comment.search.ts';
import { forumReports, reported } from '../reports/forum-reports.ts';
import { postHistory, postLikes, postMentions } from './post.entity.ts';
import { postSearch } from './post.search.ts';

/** Comments come back with the post, with their likes, former texts and reports. */
export const postDeletion = undoableDeletion({
  index: postSearch,
  dependents: [
    { entity: postLikes.entity, property: 'entityId' },
    { entity: postHistory.entity, property: 'entityId' },
    { entity: postMentions.entity, property: 'entityId' },
    reportsOf(forumReports, reported.post.noun),
    { entity: commentEntity, property: 'forumId', index: commentSearch, dependents: dependentsOfComment },
  ],
});
