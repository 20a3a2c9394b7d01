import type { MemberIdChanged } from '@seed/contracts/portal-events';
import { changeAuthorId } from '@seed/service-kit/change-author-id';
import { changeReporterId } from '@seed/service-kit/reports/reporters';
import type { Database } from '@seed/service-kit/transaction';
import { commentSearch } from './comments/comment.search.ts';
import { commentVersions } from './comments/comment-versions.repository.ts';
import { changeRepliedAuthorId } from './comments/replied-authors.repository.ts';
import { changeMentionedId } from './mentions/mentioned-members.repository.ts';
import { postSearch } from './posts/post.search.ts';
import { changeReaderId } from './readings/moved-readings.repository.ts';
import { noteSearch } from './recommendations/note.search.ts';
import { forumReports } from './reports/forum-reports.ts';

/** Gives what a member has under former ids to their present id. It is idempotent, so a retry completes it. */
export async function changeMemberId(database: Database, change: MemberIdChanged): Promise<void> {
  await changeAuthorId(database, postSearch, change);
  await changeAuthorId(database, commentSearch, {
    ...change,
    beforeRow: (manager, { forumId }) => commentVersions(manager).raise(forumId),
  });
  await changeAuthorId(database, noteSearch, change);
  await changeRepliedAuthorId(database, change);
  await changeMentionedId(database, change);
  await changeReaderId(database, change);
  await changeReporterId(database, forumReports, change);
}
