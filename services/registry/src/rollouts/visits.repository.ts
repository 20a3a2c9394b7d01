import { isUniqueViolation } from '@seed/service-kit/transaction';
import { type EntityManager, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { visitEntity, type VisitRow } from './rollout.entity.ts';

/** How a visit ended. */
export type VisitEnd = Pick<VisitRow, 'outcome' | 'mountMs' | 'isCounted'>;

/** The openings that browsers have reported, inside of the manager's transaction or on its own. */
export function visitsRepository(manager: EntityManager) {
  const visits = manager.getRepository(visitEntity);
  return {
    /** Adds a visit, or ends the one that has begun; what has ended stays as it is. */
    async put(visit: VisitRow): Promise<void> {
      try {
        await visits.insert(visit);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const { id, outcome, mountMs, isCounted } = visit;
        if (outcome !== null) await visits.update({ id, outcome: IsNull() }, { outcome, mountMs, isCounted });
      }
    },
    /** The visits that the test has not seen: those that have ended, and those that began before an instant. */
    pending: (rolloutId: number, begunBefore: Date, take: number): Promise<VisitRow[]> =>
      visits.find({
        where: [
          { rolloutId, isCounted: false, outcome: Not(IsNull()) },
          { rolloutId, isCounted: false, begunAt: LessThan(begunBefore) },
        ],
        order: { begunAt: 'ASC', id: 'ASC' },
        take,
      }),
    /** A visit without an end has failed: its page hangs. */
    async markCounted(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await visits.update({ id: In([...ids]), outcome: IsNull() }, { outcome: 'failed' });
      await visits.update({ id: In([...ids]) }, { isCounted: true });
    },
    async removeCounted(before: Date): Promise<void> {
      await visits.delete({ isCounted: true, begunAt: LessThan(before) });
    },
    countSince: (since: Date): Promise<number> => visits.countBy({ begunAt: MoreThan(since) }),
  };
}
