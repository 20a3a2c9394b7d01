import {
  booleanColumn,
  cascadeTo,
  idColumn,
  instantColumn,
  integerColumn,
  textColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { likeCountColumn, likeTable } from '@seed/service-kit/like-table';
import { type HideableRow, hiddenColumns } from '@seed/service-kit/reports/hidden-rows';
import { EntitySchema } from 'typeorm';
import { authorLimits } from '../author.ts';
import { formerTextTable } from '../history/former-text.entity.ts';
import { mentionTable } from '../mentions/mention.entity.ts';

export interface CommentRow extends HideableRow {
  readonly id: number;
  readonly forumId: number;
  readonly content: string;
  readonly authorId: string;
  /** The author's display name when the comment was written. */
  readonly authorName: string;
  readonly createdAt: Date;
  /** The comment that it replies to, which may have been deleted; null for none, as the next three are. */
  readonly replyToId: number | null;
  readonly replyToAuthorId: string | null;
  /** The display name of the author of that comment when the reply was written. */
  readonly replyToAuthorName: string | null;
  /** The comment that began the thread. */
  readonly threadId: number | null;
  /** The last change of the text. */
  readonly editedAt: Date | null;
  /** The count is stored, so that a page of a list needs no count of rows. */
  readonly likeCount: number;
  /** Whether its post is hidden; it is stored, so that a list of all comments reads no posts. */
  readonly isPostHidden: boolean;
  /** Counts changes of the content; a like does not change it. */
  readonly version: number;
}

export const commentsOfForum = 'ix_comments_of_forum';

export const commentEntity = new EntitySchema<CommentRow>({
  name: 'Comment',
  tableName: 'comments',
  columns: {
    id: idColumn(),
    forumId: integerColumn('forum_id'),
    content: textColumn('content'),
    authorId: varcharColumn('author_id', authorLimits.id),
    authorName: varcharColumn('author_name', authorLimits.name),
    createdAt: instantColumn('created_at'),
    replyToId: integerColumn('reply_to_id', { nullable: true }),
    replyToAuthorId: varcharColumn('reply_to_author_id', authorLimits.id, { nullable: true }),
    replyToAuthorName: varcharColumn('reply_to_author_name', authorLimits.name, { nullable: true }),
    threadId: integerColumn('thread_id', { nullable: true }),
    editedAt: instantColumn('edited_at', { nullable: true }),
    likeCount: likeCountColumn(),
    ...hiddenColumns(),
    isPostHidden: booleanColumn('is_post_hidden', { default: false }),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_comments_newest', columns: ['createdAt', 'id'] },
    { name: 'ix_comments_author', columns: ['authorId'] },
    { name: 'ix_comments_reply_to_author', columns: ['replyToAuthorId'] },
    { name: commentsOfForum, columns: ['forumId', 'createdAt', 'id'] },
  ],
  foreignKeys: [cascadeTo('Post', { name: 'fk_comments_forum', property: 'forumId' })],
});

export const commentLikes = likeTable({ noun: 'comment', table: 'comments', entityName: 'Comment' });

export const commentHistory = formerTextTable({ noun: 'comment', table: 'comments', entityName: 'Comment' });

export const commentMentions = mentionTable({ noun: 'comment', table: 'comments', entityName: 'Comment' });
