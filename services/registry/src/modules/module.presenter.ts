import type { RegisteredModule } from '@seed/registry-contracts/modules';
import type { ModuleRow } from './module.entity.ts';

export function presentModule({ module, team, keys, keyList, createdAt }: ModuleRow): RegisteredModule {
  return { id: module, team, keys: [...keys], keyList, createdAt: createdAt.toISOString() };
}
