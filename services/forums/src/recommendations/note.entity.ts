import { noteLimits } from '@seed/forums-contracts/notes';
import { idColumn, instantColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { likeCountColumn, likeTable } from '@seed/service-kit/like-table';
import { type HideableRow, hiddenColumns } from '@seed/service-kit/reports/hidden-rows';
import { EntitySchema } from 'typeorm';
import { authorLimits } from '../author.ts';

export interface NoteRow extends HideableRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** The colour as `#rrggbb` in lower case. */
  readonly color: string;
  readonly authorId: string;
  /** The author's display name when the note was written. */
  readonly authorName: string;
  /** The e-mail that the author signed in with. */
  readonly authorLogin: string;
  readonly createdAt: Date;
  /** The count is stored, so that a page of a list needs no count of rows. */
  readonly likeCount: number;
  /** Counts changes of the content; a like does not change it. */
  readonly version: number;
}

export const notesOfAuthor = 'ix_notes_of_author';

export const noteEntity = new EntitySchema<NoteRow>({
  name: 'Note',
  tableName: 'notes',
  columns: {
    id: idColumn(),
    title: varcharColumn('title', noteLimits.title),
    description: textColumn('description'),
    color: varcharColumn('color', noteLimits.color),
    authorId: varcharColumn('author_id', authorLimits.id),
    authorName: varcharColumn('author_name', authorLimits.name),
    authorLogin: varcharColumn('author_login', authorLimits.login),
    createdAt: instantColumn('created_at'),
    likeCount: likeCountColumn(),
    ...hiddenColumns(),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_notes_newest', columns: ['createdAt', 'id'] },
    { name: 'ix_notes_author', columns: ['authorId'] },
    { name: notesOfAuthor, columns: ['authorId', 'createdAt', 'id'] },
  ],
});

export const noteLikes = likeTable({ noun: 'note', table: 'notes', entityName: 'Note' });
