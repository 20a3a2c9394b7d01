import type { Body } from '@seed/contracts/endpoint';
import { type changeRollout, type endRollout, type Rollout, startRollout } from '@seed/registry-contracts/rollouts';
import type { Caller } from '@seed/service-kit/caller';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { conflict, validationFailed } from '@seed/service-kit/problem-error';
import type { Database, Transaction } from '@seed/service-kit/transaction';
import type { SetWatch } from '../channels/set-watch.ts';
import type { ReadLivePortal } from '../live/live-portal.ts';
import type { MovedPortal } from '../live/moved-needs.ts';
import { logRepository } from '../log/log.repository.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { assertMayMove } from '../publisher.policy.ts';
import { runChange, runCreation } from '../rehearse.ts';
import { beginRollout } from './begin-rollout.ts';
import { abortRollout, actorOf, changeAudience, promoteRollout } from './rollout-acts.ts';
import type { RolloutLimits } from './rollout-limits.ts';
import { presentRollout } from './rollout.presenter.ts';
import type { RolloutRow } from './rollout.entity.ts';
import { rolloutsRepository } from './rollouts.repository.ts';

interface RolloutsParts {
  readonly database: Database;
  readonly watch: SetWatch;
  readonly live: ReadLivePortal;
  readonly limits: RolloutLimits;
}

interface Start {
  readonly isDryRun: boolean;
  readonly module: string;
  readonly body: Body<typeof startRollout>;
  readonly idempotencyKey: string | undefined;
}

interface OfRollout<B> {
  readonly isDryRun: boolean;
  readonly module: string;
  readonly id: number;
  readonly body: B;
  readonly expected: ExpectedVersions;
}

/** A rollout with the version of its row. */
interface VersionedRollout {
  readonly rollout: Rollout;
  readonly version: number;
}

export class RolloutsService {
  readonly #database: Database;
  readonly #watch: SetWatch;
  readonly #live: ReadLivePortal;
  readonly #limits: RolloutLimits;

  constructor({ database, watch, live, limits }: RolloutsParts) {
    this.#database = database;
    this.#watch = watch;
    this.#live = live;
    this.#limits = limits;
  }

  async list(module: string): Promise<Rollout[]> {
    await modulesRepository(this.#database.manager).named(module);
    const rows = await rolloutsRepository(this.#database.manager).list(module);
    return Promise.all(rows.map((row) => this.#present(this.#database.manager, row)));
  }

  async get(module: string, id: number): Promise<VersionedRollout> {
    const { manager } = this.#database;
    return this.#versioned(manager, await rolloutsRepository(manager).named(module, id));
  }

  /** Starts one rollout of a module, whose canary is moved to the version if the gate has no reason against it. */
  async start({ module, body, idempotencyKey, isDryRun }: Start, caller: Caller): Promise<Rollout> {
    assertMayMove(caller, module);
    assertAudience(body);
    const portal = await this.#portal();
    const request = { caller: caller.id, operation: startRollout.operation, key: idempotencyKey, isDryRun };
    const started = await runCreation(this.#database, request, async (manager) => {
      const row = await beginRollout(manager, { module, body, portal, actor: actorOf(caller) });
      return this.#present(manager, row);
    });
    if (!isDryRun) this.#watch.wake();
    return started;
  }

  change({ body, ...name }: OfRollout<Body<typeof changeRollout>>, caller: Caller): Promise<VersionedRollout> {
    assertAudience(body);
    const { share, roles, steps, reason } = body;
    return this.#act({ ...name, reason }, caller, (act, row) => {
      assertRunning(row);
      return changeAudience(act, row, { share, roles, steps });
    });
  }

  /** Makes the canary stable or takes it back; a rollout that has ended in this way stays as it is. */
  async end({ body, ...name }: OfRollout<Body<typeof endRollout>>, caller: Caller): Promise<VersionedRollout> {
    const { state, reason } = body;
    const portal = state === 'promoted' ? await this.#portal() : undefined;
    return this.#act({ ...name, reason }, caller, (act, row) => {
      if (row.state === state) return Promise.resolve(row);
      assertRunning(row);
      return portal === undefined ? abortRollout(act, row) : promoteRollout(act, row, portal);
    });
  }

  async #act(
    { module, id, expected, reason, isDryRun }: Omit<OfRollout<never>, 'body'> & { readonly reason: string },
    caller: Caller,
    change: (act: Parameters<typeof abortRollout>[0], row: RolloutRow) => Promise<RolloutRow>,
  ): Promise<VersionedRollout> {
    assertMayMove(caller, module);
    const changed = await runChange(this.#database, isDryRun, async (manager) => {
      const head = await logRepository(manager).lock();
      const row = await rolloutsRepository(manager).named(module, id);
      assertFresh(expected, row.version);
      const after = await change({ manager, head, actor: actorOf(caller), reason }, row);
      return this.#versioned(manager, after);
    });
    if (!isDryRun) this.#watch.wake();
    return changed;
  }

  async #portal(): Promise<MovedPortal> {
    return { live: await this.#live(), services: undefined };
  }

  async #present(manager: Transaction, row: RolloutRow): Promise<Rollout> {
    const compared = await rolloutsRepository(manager).comparisonOf(row.id);
    return presentRollout(row, compared, this.#limits.comparison);
  }

  async #versioned(manager: Transaction, row: RolloutRow): Promise<VersionedRollout> {
    return { rollout: await this.#present(manager, row), version: row.version };
  }
}

function assertAudience({ share, roles, steps }: Pick<RolloutRow, 'share' | 'roles' | 'steps'>): void {
  if (share === 0 && roles.length === 0) {
    throw validationFailed([{ pointer: '/share', message: 'Somebody must get the canary: give a share or roles.' }]);
  }
  const isAscending = [share, ...steps].every((step, at, all) => at === 0 || step > (all[at - 1] ?? 0));
  if (!isAscending)
    throw validationFailed([{ pointer: '/steps', message: 'Each step must be greater than the one before.' }]);
}

function assertRunning({ state, endReason }: RolloutRow): void {
  if (state !== 'running') throw conflict(`The rollout was ${state}: ${endReason ?? 'no reason is known'}`);
}
