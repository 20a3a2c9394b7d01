import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type EntityManager, In } from 'typeorm';
import { digestEntities, digestMemberEntity, type DigestMemberRow } from './digest.entity.ts';
import { nextDigestAt } from './digest-times.ts';

interface ReportedMember extends Omit<DigestMemberRow, 'nextAt' | 'email'> {
  /** Undefined if it is not verified; an address from before stays. */
  readonly email: string | undefined;
}

/** Stores where a member's digests go, and begins with the next 17:00 of another time zone. */
export function storeDigestMember(database: Database, member: ReportedMember, now: Date): Promise<void> {
  return inTransaction(database, async (manager) => {
    const members = manager.getRepository(digestMemberEntity);
    const found = await members.findOneBy({ memberId: member.memberId });
    const email = member.email ?? found?.email ?? '';
    const stays = found?.timeZone === member.timeZone;
    const nextAt = stays ? found.nextAt : nextDigestAt(now, member.timeZone);
    await members.upsert({ ...member, email, nextAt }, ['memberId']);
  });
}

export function findDigestMember(database: Database, memberId: string): Promise<DigestMemberRow | null> {
  return database.getRepository(digestMemberEntity).findOneBy({ memberId });
}

export async function removeDigestMembers(manager: EntityManager, memberIds: readonly string[]): Promise<void> {
  const where = { memberId: In([...memberIds]) };
  await manager.getRepository(digestMemberEntity).delete(where);
  for (const entity of Object.values(digestEntities)) await manager.getRepository(entity).delete(where);
}
