import { clubLimits } from '@seed/clubs-contracts/clubs';
import { idColumn, instantColumn, integerColumn, textColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

export interface ClubRow {
  readonly id: number;
  /** Names the club to other services, so it never changes. */
  readonly key: string;
  /** The path of its page; links to it exist elsewhere, so it never changes. */
  readonly route: string;
  readonly name: string;
  readonly iconUrl: string;
  readonly bannerImage: string;
  readonly mainDescription: string;
  readonly syllabusUrl: string;
  readonly createdAt: Date;
  /** The count is stored, so that a list needs no count of rows. */
  readonly memberCount: number;
  /** Sorts the clubs; those that were never ordered share the last position and follow in the order of founding. */
  readonly position: number;
  /** When it was retired; null if it is open. */
  readonly retiredAt: Date | null;
  /** Counts changes of the content; members who join do not change it. */
  readonly version: number;
}

/** The position of a club that was founded after the last ordering. */
export const lastPosition = 1_000_000;

/** The state of a club that was founded just now. */
export const newClubState = { memberCount: 0, position: lastPosition, retiredAt: null } as const;

export const clubEntity = new EntitySchema<ClubRow>({
  name: 'Club',
  tableName: 'clubs',
  columns: {
    id: idColumn(),
    // The plain name `key` is a reserved word of SQL.
    key: varcharColumn('club_key', clubLimits.key),
    route: varcharColumn('route', clubLimits.route),
    name: varcharColumn('name', clubLimits.name),
    iconUrl: textColumn('icon_url'),
    bannerImage: textColumn('banner_image'),
    mainDescription: textColumn('main_description'),
    syllabusUrl: textColumn('syllabus_url'),
    createdAt: instantColumn('created_at'),
    memberCount: integerColumn('member_count', { default: 0 }),
    position: integerColumn('position', { default: lastPosition }),
    retiredAt: instantColumn('retired_at', { nullable: true }),
    version: integerColumn('version', { default: 1 }),
  },
  uniques: [
    { name: 'uq_clubs_key', columns: ['key'] },
    { name: 'uq_clubs_route', columns: ['route'] },
  ],
  indices: [
    { name: 'ix_clubs_order', columns: ['createdAt', 'id'] },
    { name: 'ix_clubs_position', columns: ['position', 'id'] },
  ],
});
