import { readFile } from 'node:fs/promises';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import type { Logger } from '@seed/service-kit/logger';
import { onceUntilChanged } from '../once-until-changed.ts';

export interface RegistryState {
  readonly modules: ModuleRegistry['modules'];
  readonly services: NonNullable<ModuleRegistry['services']>;
  /** False if the file cannot be read or parsed now; the state is then the last good one. */
  readonly isGood: boolean;
}

/** Reads the registry file each time, because it is small and an edit must take effect at once. */
export type ReadRegistry = () => Promise<RegistryState>;

/** Reads the file's lines; the previous ones while the file is broken or half-written. */
export function registryFile(file: string, log: Logger): ReadRegistry {
  const once = onceUntilChanged();
  let good: Omit<RegistryState, 'isGood'> = { modules: {}, services: {} };
  return async () => {
    try {
      const { modules, services = {} } = moduleRegistry.parse(JSON.parse(await readFile(file, 'utf8')));
      good = { modules, services };
      once('registry', 'good', () => log.info(good, 'the registry was read'));
      return { ...good, isGood: true };
    } catch (error) {
      const report = () => log.error({ err: error }, 'the registry cannot be read: the last state is kept');
      once('registry', String(error), report);
      return { ...good, isGood: false };
    }
  };
}
