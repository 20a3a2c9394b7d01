import { isUniqueViolation } from '@seed/service-kit/transaction';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { openingCountEntity, type OpeningCountRow } from './opening-count.entity.ts';

/** The counted openings, inside of the manager's transaction or on its own. */
export function openingCountsRepository(manager: EntityManager) {
  const counts = manager.getRepository(openingCountEntity);
  const raise = async ({ openings, ...key }: OpeningCountRow): Promise<boolean> =>
    (await counts.increment(key, 'openings', openings)).affected === 1;
  return {
    /** Adds openings in one statement, so that replicas count together. */
    async add(row: OpeningCountRow): Promise<void> {
      if (await raise(row)) return;
      try {
        await counts.insert(row);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await raise(row);
      }
    },
    since: (module: string, instant: Date): Promise<OpeningCountRow[]> =>
      counts.find({ where: { module, hour: MoreThanOrEqual(instant) }, order: { hour: 'ASC' } }),
    async removeBefore(instant: Date): Promise<void> {
      await counts.delete({ hour: LessThan(instant) });
    },
  };
}
