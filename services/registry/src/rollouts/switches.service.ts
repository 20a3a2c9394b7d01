import type { Body } from '@seed/contracts/endpoint';
import type { switchModule } from '@seed/registry-contracts/rollouts';
import type { Caller } from '@seed/service-kit/caller';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { validationFailed } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import type { SetWatch } from '../channels/set-watch.ts';
import { logRepository } from '../log/log.repository.ts';
import type { ModuleRow } from '../modules/module.entity.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { assertMayMove } from '../publisher.policy.ts';
import { runChange } from '../rehearse.ts';
import { actorOf, recordRegistryAct } from './rollout-acts.ts';

interface Switch {
  readonly module: string;
  readonly body: Body<typeof switchModule>;
  readonly expected: ExpectedVersions;
  readonly isDryRun: boolean;
}

/** Takes modules away from all members at once, and gives them back. */
export class SwitchesService {
  readonly #database: Database;
  readonly #watch: SetWatch;

  constructor(database: Database, watch: SetWatch) {
    this.#database = database;
    this.#watch = watch;
  }

  get(module: string): Promise<ModuleRow> {
    return modulesRepository(this.#database.manager).named(module);
  }

  async switch({ module, body, expected, isDryRun }: Switch, caller: Caller): Promise<ModuleRow> {
    assertMayMove(caller, module);
    const { isOn, message = '', reason } = body;
    if (!isOn && message === '') {
      throw validationFailed([{ pointer: '/message', message: 'A message for the members is required.' }]);
    }
    const switched = await runChange(this.#database, isDryRun, async (manager) => {
      const head = await logRepository(manager).lock();
      const modules = modulesRepository(manager);
      const row = await modules.named(module);
      assertFresh(expected, row.version);
      const offMessage = isOn ? null : message;
      if (row.offMessage === offMessage) return row;
      const changed = await modules.update(row, { offMessage });
      await recordRegistryAct(
        { manager, head, actor: actorOf(caller), reason },
        { kind: 'registered_module', verb: 'changed' },
        isOn ? { act: 'module-switched-on', module } : { act: 'module-switched-off', module, facts: { message } },
      );
      return changed;
    });
    if (!isDryRun) this.#watch.wake();
    return switched;
  }
}
