import type { ModuleHealth } from '@seed/registry-contracts/health';
import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { modulesRepository } from '../modules/modules.repository.ts';
import { isPublisher } from '../publisher.policy.ts';
import { presentHealth } from './health.presenter.ts';
import { openingCountsRepository } from './opening-counts.repository.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long counted openings are kept. */
export const keptHealthMs = 15 * dayMs;

const spans = {
  day: { steps: 24, stepMs: hourMs },
  fortnight: { steps: 14, stepMs: dayMs },
} as const;

export type HealthSpan = keyof typeof spans;

/** How releases open in the browsers of members. */
export class HealthService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(module: string, span: HealthSpan, caller: Caller): Promise<ModuleHealth> {
    if (!isPublisher(caller)) throw forbidden('Only publishers and Admins may read how modules open.');
    const { manager } = this.#database;
    await modulesRepository(manager).named(module);
    const { steps, stepMs } = spans[span];
    const from = new Date((Math.floor(Date.now() / stepMs) - steps + 1) * stepMs);
    const rows = await openingCountsRepository(manager).since(module, from);
    return presentHealth({ module, from, stepMs }, rows);
  }
}
