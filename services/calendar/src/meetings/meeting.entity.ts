import { meetingLimits } from '@seed/contracts/meetings';
import { idColumn, instantColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** Lengths of the columns. */
export const meetingColumns = { date: 23, classification: 60, authorId: 191 } as const;

export interface MeetingRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Colombian wall-clock time, as it was given. */
  readonly date: string;
  /** The instant of the date: what lists are ordered by. */
  readonly startsAt: Date;
  /** The club's key, or what else it belongs to; empty for the meetings of all. */
  readonly classification: string;
  readonly authorId: string;
  /** When it was last written; a calendar program takes the newer one of two. */
  readonly updatedAt: Date;
  readonly version: number;
}

export const meetingsOfClassification = 'ix_meetings_of_classification';

export const meetingEntity = new EntitySchema<MeetingRow>({
  name: 'Meeting',
  tableName: 'meetings',
  columns: {
    id: idColumn(),
    title: varcharColumn('title', meetingLimits.title),
    description: textColumn('description'),
    url: textColumn('url'),
    date: varcharColumn('date', meetingColumns.date),
    startsAt: instantColumn('starts_at'),
    classification: varcharColumn('classification', meetingColumns.classification),
    authorId: varcharColumn('author_id', meetingColumns.authorId),
    updatedAt: instantColumn('updated_at'),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_meetings_start', columns: ['startsAt', 'id'] },
    { name: meetingsOfClassification, columns: ['classification', 'startsAt', 'id'] },
  ],
});
