import { cascadeTo, idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** One member has joined one club. */
export interface MembershipRow {
  readonly id: number;
  readonly clubId: number;
  readonly memberId: string;
  /** The member's display name at the time of joining. */
  readonly memberName: string;
  readonly createdAt: Date;
}

/** Greatest lengths in code points. */
export const membershipLimits = { memberId: 191, memberName: 255 } as const;

export const membersOfClub = 'ix_club_members_newest';

export const membershipEntity = new EntitySchema<MembershipRow>({
  name: 'Membership',
  tableName: 'club_members',
  columns: {
    id: idColumn(),
    clubId: integerColumn('club_id'),
    memberId: varcharColumn('member_id', membershipLimits.memberId),
    memberName: varcharColumn('member_name', membershipLimits.memberName),
    createdAt: instantColumn('created_at'),
  },
  uniques: [{ name: 'uq_club_members', columns: ['memberId', 'clubId'] }],
  indices: [{ name: membersOfClub, columns: ['clubId', 'createdAt', 'id'] }],
  foreignKeys: [cascadeTo('Club', { name: 'fk_club_members_club', property: 'clubId' })],
});
