import { auditEntries } from '@seed/service-kit/audit-log';
import { deletedRows } from '@seed/service-kit/deleted-rows';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { searchProgress } from '@seed/service-kit/search/search-index';
import { commentEntity, commentHistory, commentLikes, commentMentions } from '../comments/comment.entity.ts';
import { commentSearch } from '../comments/comment.search.ts';
import { postEntity, postHistory, postLikes, postMentions } from '../posts/post.entity.ts';
import { postSearch } from '../posts/post.search.ts';
import { noteEntity, noteLikes } from '../recommendations/note.entity.ts';
import { noteSearch } from '../recommendations/note.search.ts';
import { readingEntity } from '../readings/reading.entity.ts';
import { forumReports } from '../reports/forum-reports.ts';
import { AddAuditLog1795651200000 } from './add-audit-log.migration.ts';
import { AddCommentsVersion1796202000000 } from './add-comments-version.migration.ts';
import { AddDeletedRows1796191200000 } from './add-deleted-rows.migration.ts';
import { AddHistory1796169600000 } from './add-history.migration.ts';
import { AddMemberRemoval1795478400000 } from './add-member-removal.migration.ts';
import { AddMentions1796194800000 } from './add-mentions.migration.ts';
import { AddOutbox1795910400000 } from './add-outbox.migration.ts';
import { AddPostModeration1796083200000 } from './add-post-moderation.migration.ts';
import { AddReadings1796198400000 } from './add-readings.migration.ts';
import { AddReplies1796173200000 } from './add-replies.migration.ts';
import { AddReports1796184000000 } from './add-reports.migration.ts';
import { AddSearch1795824000000 } from './add-search.migration.ts';
import { CreateForums1795219200000 } from './create-forums.migration.ts';
import { AddLikeCounts1795392000000, BackfillLikeCounts1795392060000 } from './count-likes.migration.ts';
import { IndexAuthors1795564800000 } from './index-authors.migration.ts';
import { CreateNotes1795305600000 } from './create-notes.migration.ts';

/** The service's tables, for the data source. */
export const forumsSchema = {
  entities: [
    postEntity,
    postLikes.entity,
    postHistory.entity,
    postMentions.entity,
    readingEntity,
    commentEntity,
    commentLikes.entity,
    commentHistory.entity,
    commentMentions.entity,
    noteEntity,
    noteLikes.entity,
    forumReports.cases,
    forumReports.reports,
    idempotencyKeys,
    deletedRows,
    removedMembers,
    auditEntries,
    outboxEvents,
    searchProgress,
    ...postSearch.entities,
    ...commentSearch.entities,
    ...noteSearch.entities,
  ],
  migrations: [
    CreateForums1795219200000,
    CreateNotes1795305600000,
    AddLikeCounts1795392000000,
    BackfillLikeCounts1795392060000,
    AddMemberRemoval1795478400000,
    IndexAuthors1795564800000,
    AddAuditLog1795651200000,
    AddSearch1795824000000,
    AddOutbox1795910400000,
    AddPostModeration1796083200000,
    AddHistory1796169600000,
    AddReplies1796173200000,
    AddReports1796184000000,
    AddDeletedRows1796191200000,
    AddMentions1796194800000,
    AddReadings1796198400000,
    AddCommentsVersion1796202000000,
  ],
};
