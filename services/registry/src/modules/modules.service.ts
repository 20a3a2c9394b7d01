import type { Body } from '@seed/contracts/endpoint';
import {
  addKey,
  addModule,
  type pinKeyList,
  type RegisteredModule,
  type removeModule as removeModuleEndpoint,
  registryLimits,
  type revokeKey,
  type SigningKey,
  type updateModule,
} from '@seed/registry-contracts/modules';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import type { ExpectedVersions } from '@seed/service-kit/precondition';
import { conflict, forbidden, notFound, validationFailed } from '@seed/service-kit/problem-error';
import { keyIdOf } from '@seed/service-kit/release-signature';
import type { CreateInput } from '@seed/service-kit/requests';
import type { Database } from '@seed/service-kit/transaction';
import { logRepository } from '../log/log.repository.ts';
import { runChange, runCreation } from '../rehearse.ts';
import { mayChangeModules } from '../publisher.policy.ts';
import { changeModule, type ModuleChange, onlyAdmins } from './change-module.ts';
import type { KeyPolicy } from './key-policy.ts';
import type { ModuleRow } from './module.entity.ts';
import { presentModule } from './module.presenter.ts';
import { modulesRepository } from './modules.repository.ts';
import { removeModule } from './remove-module.ts';

/** A request with a dry run shows what it would change. */
interface Tried {
  readonly isDryRun: boolean;
}

interface Addition extends CreateInput<typeof addModule>, Tried {}

interface Update extends Tried {
  readonly module: string;
  readonly body: Body<typeof updateModule>;
  readonly expected: ExpectedVersions;
}

interface Removal extends Tried {
  readonly module: string;
  readonly body: Body<typeof removeModuleEndpoint>;
}

interface NewKey extends CreateInput<typeof addKey>, Tried {
  readonly module: string;
}

interface Pinning extends Tried {
  readonly module: string;
  readonly body: Body<typeof pinKeyList>;
}

interface Revocation extends Tried {
  readonly module: string;
  readonly kid: string;
  readonly body: Body<typeof revokeKey>;
}

export class ModulesService {
  readonly #database: Database;
  readonly #policy: KeyPolicy;

  constructor(database: Database, policy: KeyPolicy) {
    this.#database = database;
    this.#policy = policy;
  }

  async list(): Promise<RegisteredModule[]> {
    return (await modulesRepository(this.#database.manager).list(registryLimits.modules)).map(presentModule);
  }

  get(module: string): Promise<ModuleRow> {
    return modulesRepository(this.#database.manager).named(module);
  }

  async add({ body, idempotencyKey, isDryRun }: Addition, caller: Caller): Promise<RegisteredModule> {
    assertAdmin(caller);
    const { id: module, team, reason } = body;
    const request = { caller: caller.id, operation: addModule.operation, key: idempotencyKey, isDryRun };
    return runCreation(this.#database, request, async (manager) => {
      const log = logRepository(manager);
      const head = await log.lock();
      const modules = modulesRepository(manager);
      if (await modules.has(module)) {
        throw conflict('There is such a module already.', [{ pointer: '/id', message: 'Another module has this id.' }]);
      }
      const added = await modules.insert({
        module,
        team,
        keys: [],
        keyList: null,
        createdAt: new Date(),
        offMessage: null,
      });
      await log.append(head, caller, { act: 'module-added', module, reason, facts: { team } });
      await recordAct(manager, caller, { act: 'registered_module.created', objectId: module });
      return presentModule(added);
    });
  }

  update({ module, body, expected, isDryRun }: Update, caller: Caller): Promise<ModuleRow> {
    const { team, reason } = body;
    return this.#change({
      module,
      caller,
      expected,
      isDryRun,
      changes: (row) => (row.team === team ? undefined : { team }),
      act: ({ team: before }) => ({ act: 'module-changed', reason, facts: { team, before } }),
    });
  }

  remove({ isDryRun, ...removal }: Removal, caller: Caller): Promise<RegisteredModule> {
    return runChange(this.#database, isDryRun, (manager) => removeModule(manager, removal, caller));
  }

  async addKey({ module, body, idempotencyKey, isDryRun }: NewKey, caller: Caller): Promise<RegisteredModule> {
    assertAdmin(caller);
    if (this.#policy.hasRootKeys) throw conflict('A root key of the portal signs the keys: portal keys pin');
    const { publicKey, reason } = body;
    const kid = await keyIdOf(publicKey);
    const request = { caller: caller.id, operation: addKey.operation, key: idempotencyKey, isDryRun };
    return runCreation(this.#database, request, async (manager) => {
      const changed = await changeModule(manager, {
        module,
        caller,
        changes: ({ keys }) => {
          assertMayAdd(keys, kid);
          return { keys: [...keys, { kid, publicKey, addedAt: new Date().toISOString(), revokedAt: null }] };
        },
        act: () => ({ act: 'key-added', reason, facts: { kid } }),
      });
      return presentModule(changed);
    });
  }

  /** Replaces the list of the team's keys; keys that are no more in it sign nothing from then on. */
  async pinKeyList({ module, body, isDryRun }: Pinning, caller: Caller): Promise<RegisteredModule> {
    assertAdmin(caller);
    const { list, keys, problems } = await this.#policy.check(body.keyList, module);
    if (list === undefined || problems.length > 0) throw refusedList(problems);
    const before = (await this.get(module)).keyList;
    const present = before === null ? undefined : (await this.#policy.check(before, module)).list;
    const addedAt = new Date().toISOString();
    const changed = await this.#change({
      module,
      caller,
      isDryRun,
      changes(row) {
        if (row.keyList === body.keyList) return undefined;
        if (row.keyList !== before) throw conflict('Another list was pinned at the same time.');
        if (present !== undefined && list.version <= present.version) {
          throw conflict(`The list of the keys has version ${present.version} already; a version only grows.`);
        }
        const added = keys.filter(({ kid }) => !row.keys.some((key) => key.kid === kid));
        const all = [...row.keys, ...added.map((key) => ({ ...key, addedAt, revokedAt: null }))];
        if (all.length > registryLimits.keys) throw conflict(`A module can have at most ${registryLimits.keys} keys.`);
        return { keys: all, keyList: body.keyList };
      },
      act: () => ({
        act: 'key-added',
        reason: body.reason,
        facts: { list: String(list.version), kids: keys.map(({ kid }) => kid).join(' ') },
      }),
    });
    return presentModule(changed);
  }

  async revokeKey({ module, kid, body, isDryRun }: Revocation, caller: Caller): Promise<RegisteredModule> {
    const revokedAt = new Date().toISOString();
    const changed = await this.#change({
      module,
      caller,
      isDryRun,
      changes: ({ keys }) => {
        const key = keys.find((one) => one.kid === kid);
        if (key === undefined) throw notFound(`The module '${module}' has no such key.`);
        if (key.revokedAt !== null) return undefined;
        return { keys: keys.map((one) => (one.kid === kid ? { ...one, revokedAt } : one)) };
      },
      act: () => ({ act: 'key-revoked', reason: body.reason, facts: { kid } }),
    });
    return presentModule(changed);
  }

  #change({ isDryRun, ...change }: ModuleChange & Tried): Promise<ModuleRow> {
    return runChange(this.#database, isDryRun, (manager) => changeModule(manager, change));
  }
}

function assertAdmin(caller: Caller): void {
  if (!mayChangeModules(caller)) throw forbidden(onlyAdmins);
}

function refusedList(problems: readonly string[]) {
  const errors = problems.map((message) => ({ pointer: '/keyList', message }));
  return validationFailed(errors, 'The list of keys is refused.');
}

function assertMayAdd(keys: readonly SigningKey[], kid: string): void {
  if (keys.some((key) => key.kid === kid)) {
    throw conflict('The module has this key already.', [
      { pointer: '/publicKey', message: 'The key is pinned already.' },
    ]);
  }
  if (keys.length >= registryLimits.keys) throw conflict(`A module can have at most ${registryLimits.keys} keys.`);
}
