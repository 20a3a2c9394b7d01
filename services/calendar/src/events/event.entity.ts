import { eventLimits } from '@seed/calendar-contracts/events';
import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** Lengths of the columns. */
export const eventColumns = { date: 40, day: 10, time: 5 } as const;

export interface EventRow {
  readonly id: number;
  /** The date as the client sent it. */
  readonly date: string;
  /** The text of the date before `T`, by which lists are ordered and filtered. */
  readonly day: string;
  readonly descriptions: string;
  /** The hour by the clocks of `zone`, `HH:mm`; null for a whole day. */
  readonly time: string | null;
  /** The IANA time zone of the hour; null without one. */
  readonly zone: string | null;
  /** The instant of the last change; calendar programs keep the newer of two versions. */
  readonly updatedAt: Date;
  readonly version: number;
}

export const eventEntity = new EntitySchema<EventRow>({
  name: 'Event',
  tableName: 'events',
  columns: {
    id: idColumn(),
    date: varcharColumn('date', eventColumns.date),
    day: varcharColumn('day', eventColumns.day),
    descriptions: varcharColumn('descriptions', eventLimits.descriptions),
    time: varcharColumn('time', eventColumns.time, { nullable: true }),
    zone: varcharColumn('zone', eventLimits.zone, { nullable: true }),
    updatedAt: instantColumn('updated_at'),
    version: integerColumn('version', { default: 1 }),
  },
  indices: [{ name: 'ix_events_day', columns: ['day', 'id'] }],
});
