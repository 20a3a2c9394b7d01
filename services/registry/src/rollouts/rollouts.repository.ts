import type { ReleaseSet } from '@seed/registry-contracts/channels';
import { notFound } from '@seed/service-kit/problem-error';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { newComparison } from './comparison.ts';
import { comparisonEntity, type ComparisonRow, rolloutEntity, type RolloutRow } from './rollout.entity.ts';

/** The greatest number of rollouts of a module that a list shows. */
const shown = 50;
/** A module has one running rollout at most, and the registry this many modules. */
const maxRunning = 200;

/** The rollouts as stored, inside of the manager's transaction or on its own. */
export function rolloutsRepository(manager: EntityManager) {
  const rollouts = manager.getRepository(rolloutEntity);
  const comparisons = manager.getRepository(comparisonEntity);
  const running = (): Promise<RolloutRow[]> =>
    rollouts.find({ where: { state: 'running' }, order: { id: 'ASC' }, take: maxRunning });
  return {
    ...versionedRows(manager, rolloutEntity),
    running,
    runningOf: (module: string): Promise<RolloutRow | null> => rollouts.findOneBy({ module, state: 'running' }),
    list: (module: string): Promise<RolloutRow[]> =>
      rollouts.find({ where: { module }, order: { id: 'DESC' }, take: shown }),
    /** @throws ProblemError `not_found` (404) if the module has no such rollout. */
    async named(module: string, id: number): Promise<RolloutRow> {
      const row = await rollouts.findOneBy({ module, id });
      if (row === null) throw notFound(`The module '${module}' has no such rollout.`);
      return row;
    },
    /** The running rollouts as release sets show them. */
    async audiences(): Promise<ReleaseSet['rollouts']> {
      const rows = await running();
      return Object.fromEntries(
        rows.map(({ id, module, releaseVersion: version, digest, share, roles }) => [
          module,
          { id, version, digest, share, roles: [...roles] },
        ]),
      );
    },
    async comparisonOf(rolloutId: number): Promise<ComparisonRow> {
      const found = await comparisons.findOneBy({ rolloutId });
      return found ?? { rolloutId, comparison: newComparison, times: { canary: [], stable: [] }, visitsBefore: 0 };
    },
    async saveComparison(row: ComparisonRow): Promise<void> {
      await comparisons.save(row);
    },
  };
}
