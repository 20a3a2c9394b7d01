import type { Body } from '@seed/contracts/endpoint';
import type { RegisteredModule, removeModule as removeModuleEndpoint } from '@seed/registry-contracts/modules';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { conflict, forbidden } from '@seed/service-kit/problem-error';
import type { Transaction } from '@seed/service-kit/transaction';
import { logRepository } from '../log/log.repository.ts';
import { mayChangeModules } from '../publisher.policy.ts';
import { onlyAdmins } from './change-module.ts';
import { presentModule } from './module.presenter.ts';
import { modulesRepository } from './modules.repository.ts';

const hadKey = 'A module that had a key cannot be removed. It can be switched off.';

interface Removal {
  readonly module: string;
  readonly body: Body<typeof removeModuleEndpoint>;
}

/**
 * Removes a module, which undoes its addition. One that had a key stays: without its newest list of keys, an older list
 * could be pinned again, and releases are signed by a key.
 *
 * @throws ProblemError 403 for others than Admins, 404 without such a module, 409 for one that had a key.
 */
export async function removeModule(
  manager: Transaction,
  { module, body }: Removal,
  caller: Caller,
): Promise<RegisteredModule> {
  if (!mayChangeModules(caller)) throw forbidden(onlyAdmins);
  const log = logRepository(manager);
  const head = await log.lock();
  const modules = modulesRepository(manager);
  const row = await modules.named(module);
  if (row.keys.length > 0) throw conflict(hadKey, [{ pointer: '/module', message: hadKey }]);
  await modules.delete(row.id);
  await log.append(head, caller, { act: 'module-removed', module, reason: body.reason, facts: { team: row.team } });
  await recordAct(manager, caller, { act: 'registered_module.deleted', objectId: module });
  return presentModule(row);
}
