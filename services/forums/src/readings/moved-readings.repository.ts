import type { MemberIdChanged } from '@seed/contracts/portal-events';
import type { Database } from '@seed/service-kit/transaction';
import { In } from 'typeorm';
import { batchSize, inBatches } from '../member-removal.repository.ts';
import { readingEntity } from './reading.entity.ts';
import { readingsRepository } from './readings.repository.ts';

/** Gives the readings of former ids to the present id. It is idempotent, so a retry completes it. */
export function changeReaderId(database: Database, { memberId, formerIds }: MemberIdChanged): Promise<void> {
  const rows = database.getRepository(readingEntity);
  const former = In([...formerIds]);
  return inBatches(
    (id) => rows.find({ where: { memberId: former, id }, order: { id: 'ASC' }, take: batchSize }),
    async ({ id, postId, readUpTo }) => {
      await readingsRepository(database.manager).keep({ postId, memberId, readUpTo });
      await rows.delete({ id });
    },
  );
}
