import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { authorLimits } from '../author.ts';

/** A member has read a post and its comments. */
export interface ReadingRow {
  readonly id: number;
  readonly postId: number;
  readonly memberId: string;
  /** When the newest comment that they saw was written; the post itself, if it had none. */
  readonly readUpTo: Date;
}

/** The deletion of a post deletes them for good: they count what is new, and are no content. */
export const readingEntity = new EntitySchema<ReadingRow>({
  name: 'Reading',
  tableName: 'post_readings',
  columns: {
    id: idColumn(),
    postId: integerColumn('post_id'),
    memberId: varcharColumn('member_id', authorLimits.id),
    readUpTo: instantColumn('read_up_to'),
  },
  uniques: [{ name: 'uq_post_readings_member_post', columns: ['memberId', 'postId'] }],
  indices: [{ name: 'ix_post_readings_post', columns: ['postId'] }],
  foreignKeys: [cascadeTo('Post', { name: 'fk_post_readings_post', property: 'postId' })],
});
