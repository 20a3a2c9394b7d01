import type { Recurrence } from '@seed/calendar-contracts/recurrence';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { meetingColumns } from '../meetings/meeting.entity.ts';

/** The rule of meetings that repeat. The meetings themselves are rows of their own, so that all lists have them. */
export interface SeriesRow {
  readonly id: number;
  /** The first date, Colombian wall-clock time. */
  readonly date: string;
  readonly every: Recurrence['every'];
  /** In weeks or months. */
  readonly interval: number;
  /** The number of meetings by the rule, also of those that were deleted. */
  readonly count: number;
  /** The instant of the last change of any of its meetings. */
  readonly updatedAt: Date;
  readonly version: number;
}

export const seriesEntity = new EntitySchema<SeriesRow>({
  name: 'MeetingSeries',
  tableName: 'meeting_series',
  columns: {
    id: idColumn(),
    date: varcharColumn('date', meetingColumns.date),
    every: varcharColumn('repeat_every', meetingColumns.repeatEvery),
    interval: integerColumn('repeat_interval'),
    count: integerColumn('meeting_count'),
    updatedAt: instantColumn('updated_at'),
    version: integerColumn('version', { default: 1 }),
  },
});
