import { instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** Lengths of the columns. */
export const feedColumns = { memberId: 191, digest: 64 } as const;

/** A member's subscription of the calendar. */
export interface FeedRow {
  readonly memberId: string;
  /** SHA-256 of the secret in hexadecimal, so that reading the database is not enough to subscribe. */
  readonly digest: string;
  readonly createdAt: Date;
}

export const feedEntity = new EntitySchema<FeedRow>({
  name: 'Feed',
  tableName: 'calendar_feeds',
  columns: {
    memberId: { ...varcharColumn('member_id', feedColumns.memberId), primary: true },
    digest: varcharColumn('digest', feedColumns.digest),
    createdAt: instantColumn('created_at'),
  },
  uniques: [{ name: 'uq_calendar_feeds_digest', columns: ['digest'] }],
});
