import { postLimits } from '@seed/forums-contracts/posts';
import {
  booleanColumn,
  fullTextIndex,
  idColumn,
  instantColumn,
  integerColumn,
  jsonColumn,
  textColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { likeCountColumn, likeTable } from '@seed/service-kit/like-table';
import { type HideableRow, hiddenColumns } from '@seed/service-kit/reports/hidden-rows';
import { EntitySchema } from 'typeorm';
import { authorLimits } from '../author.ts';
import { formerTextTable } from '../history/former-text.entity.ts';
import { mentionTable } from '../mentions/mention.entity.ts';
import type { StoredImage } from './post-images.ts';

export interface PostRow extends HideableRow {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly images: readonly StoredImage[];
  readonly authorId: string;
  /** The author's display name when the post was written. */
  readonly authorName: string;
  readonly createdAt: Date;
  /** The last change of the text. */
  readonly editedAt: Date | null;
  /** The count is stored, so that a page of a list needs no count of rows. */
  readonly commentCount: number;
  /** The count is stored, so that a page of a list needs no count of rows. */
  readonly likeCount: number;
  /** Counts changes of what a list of its comments shows, likes and mentions included. */
  readonly commentsVersion: number;
  readonly isPinned: boolean;
  /** A closed post takes no new comments. */
  readonly isClosed: boolean;
  /** Counts changes of the content; likes, comments and moderation do not change it. */
  readonly version: number;
}

export const postsOfAuthor = 'ix_posts_of_author';
export const postsByPin = 'ix_posts_by_pin';

export const postEntity = new EntitySchema<PostRow>({
  name: 'Post',
  tableName: 'posts',
  columns: {
    id: idColumn(),
    title: varcharColumn('title', postLimits.title),
    content: textColumn('content'),
    images: jsonColumn('images'),
    authorId: varcharColumn('author_id', authorLimits.id),
    authorName: varcharColumn('author_name', authorLimits.name),
    createdAt: instantColumn('created_at'),
    editedAt: instantColumn('edited_at', { nullable: true }),
    commentCount: integerColumn('comment_count', { default: 0 }),
    likeCount: likeCountColumn(),
    commentsVersion: integerColumn('comments_version', { default: 1 }),
    isPinned: booleanColumn('is_pinned', { default: false }),
    isClosed: booleanColumn('is_closed', { default: false }),
    ...hiddenColumns(),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_posts_newest', columns: ['createdAt', 'id'] },
    { name: postsByPin, columns: ['isPinned', 'createdAt', 'id'] },
    { name: 'ix_posts_author', columns: ['authorId'] },
    { name: postsOfAuthor, columns: ['authorId', 'createdAt', 'id'] },
    fullTextIndex('ft_posts', ['title', 'content']),
  ],
});

export const postLikes = likeTable({ noun: 'post', table: 'posts', entityName: 'Post' });

export const postHistory = formerTextTable({ noun: 'post', table: 'posts', entityName: 'Post' });

export const postMentions = mentionTable({ noun: 'post', table: 'posts', entityName: 'Post' });
