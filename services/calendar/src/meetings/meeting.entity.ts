import { meetingLimits, meetingMinutes } from '@seed/calendar-contracts/meetings';
import type { Recurrence } from '@seed/calendar-contracts/recurrence';
import { idColumn, instantColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** Lengths of the columns. */
export const meetingColumns = { date: 23, classification: 60, authorId: 191, authorName: 255, repeatEvery: 8 } as const;

export interface MeetingRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Colombian wall-clock time, as it was given. */
  readonly date: string;
  /** The instant of the date, by which lists are sorted. */
  readonly startsAt: Date;
  readonly durationMinutes: number;
  /** The key of the club; empty for a meeting of all members. */
  readonly classification: string;
  readonly authorId: string;
  /** The author's display name when they scheduled it; null if it was not stored, or they left. */
  readonly authorName: string | null;
  /** The member who changed it last; null before the first change. */
  readonly changedById: string | null;
  /** The instant of the last change; calendar programs keep the newer of two versions. */
  readonly updatedAt: Date;
  /** The counts of members who have decided so. */
  readonly acceptedCount: number;
  readonly tentativeCount: number;
  readonly declinedCount: number;
  /** The start that its attendees were reminded of; null before the first reminder. */
  readonly remindedOf: Date | null;
  /** The series that it belongs to; null for a meeting that does not repeat. */
  readonly seriesId: number | null;
  /** Its date by the rule of the series, which stays when it is moved. */
  readonly seriesDate: string | null;
  /** The rule of the series, which never changes, so that a list needs no join. */
  readonly repeatEvery: Recurrence['every'] | null;
  readonly repeatInterval: number | null;
  readonly version: number;
}

/** The columns of a meeting before the first change or decision. */
export const newMeetingState = {
  changedById: null,
  acceptedCount: 0,
  tentativeCount: 0,
  declinedCount: 0,
  remindedOf: null,
  seriesId: null,
  seriesDate: null,
  repeatEvery: null,
  repeatInterval: null,
} as const;

export const meetingsOfClassification = 'ix_meetings_of_classification';

export const meetingsOfAuthor = 'ix_meetings_of_author';

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
    durationMinutes: integerColumn('duration_minutes', { default: meetingMinutes.usual }),
    classification: varcharColumn('classification', meetingColumns.classification),
    authorId: varcharColumn('author_id', meetingColumns.authorId),
    authorName: varcharColumn('author_name', meetingColumns.authorName, { nullable: true }),
    changedById: varcharColumn('changed_by_id', meetingColumns.authorId, { nullable: true }),
    updatedAt: instantColumn('updated_at'),
    acceptedCount: integerColumn('accepted_count', { default: 0 }),
    tentativeCount: integerColumn('tentative_count', { default: 0 }),
    declinedCount: integerColumn('declined_count', { default: 0 }),
    remindedOf: instantColumn('reminded_of', { nullable: true }),
    seriesId: integerColumn('series_id', { nullable: true }),
    seriesDate: varcharColumn('series_date', meetingColumns.date, { nullable: true }),
    repeatEvery: varcharColumn('repeat_every', meetingColumns.repeatEvery, { nullable: true }),
    repeatInterval: integerColumn('repeat_interval', { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [
    { name: 'ix_meetings_start', columns: ['startsAt', 'id'] },
    { name: meetingsOfClassification, columns: ['classification', 'startsAt', 'id'] },
    { name: meetingsOfAuthor, columns: ['authorId', 'startsAt', 'id'] },
    { name: 'ix_meetings_of_series', columns: ['seriesId', 'seriesDate'] },
  ],
});
