import type { Caller } from '@seed/service-kit/caller';
import { isMysql } from '@seed/service-kit/dialect';
import { conflict } from '@seed/service-kit/problem-error';
import { seenRoles } from '@seed/service-kit/role-watch';
import type { EntityManager } from 'typeorm';

/**
 * Requires another member whose last token had the role of Admins. The rows stay locked until the end of the transaction,
 * so that two Admins who leave at the same time do not both count on each other.
 *
 * @throws ProblemError `conflict` (409) for the only Admin.
 */
export async function assertAnotherAdmin(manager: EntityManager, caller: Caller, adminRole: string): Promise<void> {
  const query = manager
    .getRepository(seenRoles)
    .createQueryBuilder('seen')
    .where('seen.roles LIKE :pattern', { pattern: `%${JSON.stringify(adminRole)}%` })
    .orderBy('seen.memberId');
  const seen = await (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getMany();
  const isAnother = seen.some(({ memberId, roles }) => memberId !== caller.id && roles.includes(adminRole));
  if (!isAnother)
    throw conflict('You are the only Admin. Make somebody else an Admin first; they sign in once, then you can leave.');
}
