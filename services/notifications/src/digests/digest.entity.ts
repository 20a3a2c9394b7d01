import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

/** A member who can get digests: their address and time zone as their browser reported them last. */
export interface DigestMemberRow {
  readonly memberId: string;
  readonly name: string;
  /** Empty if no address is verified: the member gets push messages only. */
  readonly email: string;
  readonly timeZone: string;
  /** When the next digest is due: 17:00 in the time zone. */
  readonly nextAt: Date;
}

/** Where a digest goes; each channel has a table of its own. */
export type DigestChannel = 'mail' | 'push';

/**
 * `pending`: not sent; it is tried again after `claimedUntil`. `sending`: its content has begun to go to the mail server, so it
 * is never sent again. `sent`: the mail server accepted it, or its push messages are queued.
 */
export type DigestState = 'pending' | 'sending' | 'sent';

/** One digest of one member and day. */
export interface DigestRow {
  readonly id: number;
  readonly memberId: string;
  /** The day in the member's time zone, `YYYY-MM-DD`. */
  readonly day: string;
  readonly dueAt: Date;
  readonly state: DigestState;
  /** Until then the replica that claimed it is sending it. */
  readonly claimedUntil: Date;
  readonly attempts: number;
}

/** A digest with its channel. */
export interface Digest extends DigestRow {
  readonly channel: DigestChannel;
}

export const digestLengths = { email: 320, timeZone: 64, day: 10, state: 16 } as const;

export const digestMemberEntity = new EntitySchema<DigestMemberRow>({
  name: 'DigestMember',
  tableName: 'digest_members',
  columns: {
    memberId: { ...varcharColumn('member_id', lengths.member), primary: true },
    name: varcharColumn('name', lengths.member),
    email: varcharColumn('email', digestLengths.email),
    timeZone: varcharColumn('time_zone', digestLengths.timeZone),
    nextAt: instantColumn('next_at'),
  },
  indices: [{ name: 'ix_digest_members_next', columns: ['nextAt'] }],
});

/** The digests of each channel. */
export const digestEntities = {
  mail: digestTable('Digest', 'digests'),
  push: digestTable('PushDigest', 'push_digests'),
} as const satisfies Readonly<Record<DigestChannel, unknown>>;

function digestTable(name: string, tableName: string): EntitySchema<DigestRow> {
  return new EntitySchema<DigestRow>({
    name,
    tableName,
    columns: {
      id: idColumn(),
      memberId: varcharColumn('member_id', lengths.member),
      day: varcharColumn('day', digestLengths.day),
      dueAt: instantColumn('due_at'),
      state: varcharColumn('state', digestLengths.state),
      claimedUntil: instantColumn('claimed_until'),
      attempts: integerColumn('attempts', { default: 0 }),
    },
    uniques: [{ name: `uq_${tableName}`, columns: ['memberId', 'day'] }],
    indices: [
      { name: `ix_${tableName}_claim`, columns: ['state', 'claimedUntil'] },
      { name: `ix_${tableName}_due`, columns: ['dueAt'] },
    ],
  });
}
