import { booleanColumn, instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { meetingColumns } from '../meetings/meeting.entity.ts';

/** The state of a club after the latest event of the clubs service. */
export interface KnownClubRow {
  readonly key: string;
  readonly exists: boolean;
  /** The instant at which the club was founded or deleted. */
  readonly changedAt: Date;
}

export const knownClubEntity = new EntitySchema<KnownClubRow>({
  name: 'KnownClub',
  tableName: 'known_clubs',
  columns: {
    key: { ...varcharColumn('club_key', meetingColumns.classification), primary: true },
    exists: booleanColumn('is_there'),
    changedAt: instantColumn('changed_at'),
  },
});
