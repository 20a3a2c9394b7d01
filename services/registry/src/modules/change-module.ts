import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { assertMayUpdate, type ExpectedVersions } from '@seed/service-kit/precondition';
import type { Transaction } from '@seed/service-kit/transaction';
import { logRepository, type RegistryAct } from '../log/log.repository.ts';
import { mayChangeModules } from '../publisher.policy.ts';
import type { ModuleRow } from './module.entity.ts';
import { modulesRepository } from './modules.repository.ts';

export const onlyAdmins = 'Only an Admin may change modules, their teams and their keys.';

/** A change of a module by an Admin. */
export interface ModuleChange {
  readonly module: string;
  readonly caller: Caller;
  readonly expected?: ExpectedVersions;
  /** Undefined if the module is so already. */
  changes(row: ModuleRow): Partial<Pick<ModuleRow, 'team' | 'keys' | 'keyList'>> | undefined;
  act(row: ModuleRow): RegistryAct;
}

/**
 * Changes a module under the lock of the log, and writes the entry.
 *
 * @throws ProblemError 403 for others than Admins, 412 for another version than expected.
 */
export async function changeModule(
  manager: Transaction,
  { module, caller, expected = 'any', changes, act }: ModuleChange,
): Promise<ModuleRow> {
  const log = logRepository(manager);
  const head = await log.lock();
  const modules = modulesRepository(manager);
  const row = await modules.named(module);
  const permitted = mayChangeModules(caller);
  assertMayUpdate({ permitted, refusal: onlyAdmins, expected, version: row.version });
  const changed = changes(row);
  if (changed === undefined) return row;
  await log.append(head, caller, { module, ...act(row) });
  await recordAct(manager, caller, {
    act: 'registered_module.changed',
    objectId: module,
    detail: { fields: Object.keys(changed) },
  });
  return modules.update(row, changed);
}
