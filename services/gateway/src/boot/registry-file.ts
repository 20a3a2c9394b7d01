import { readFile } from 'node:fs/promises';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import { isMissing } from '@seed/service-kit/durable-files';
import type { Logger } from '@seed/service-kit/logger';
import type { Rollouts } from './rollouts.ts';
import { onceUntilChanged } from '../once-until-changed.ts';

export interface RegistryState extends Rollouts {
  readonly modules: ModuleRegistry['modules'];
  readonly services: NonNullable<ModuleRegistry['services']>;
  /** Versions to serve while that of a module cannot be served, the best first; none if not given. */
  readonly fallbacks?: Readonly<Record<string, readonly string[]>>;
  /** The id of the release set, if the registry of releases is followed. */
  readonly set?: number | undefined;
  /** False if the file cannot be read or parsed now; the state is then the last good one. */
  readonly isGood: boolean;
}

/** Reads the registry file each time, because it is small and an edit must take effect at once. */
export type ReadRegistry = () => Promise<RegistryState>;

/**
 * Reads the file's lines; the previous ones while the file is broken or half-written.
 *
 * @param options.isOptional whether a missing file counts as empty
 */
export function registryFile(file: string, log: Logger, { isOptional = false } = {}): ReadRegistry {
  const once = onceUntilChanged();
  let good: Omit<RegistryState, 'isGood'> = { modules: {}, services: {} };
  return async () => {
    try {
      const { modules, services = {} } = moduleRegistry.parse(JSON.parse(await readFile(file, 'utf8')));
      good = { modules, services };
      once('registry', 'good', () => log.info(good, 'the registry was read'));
      return { ...good, isGood: true };
    } catch (error) {
      if (isOptional && isMissing(error)) return { modules: {}, services: {}, isGood: true };
      const report = () => log.error({ err: error }, 'the registry cannot be read: the last state is kept');
      once('registry', String(error), report);
      return { ...good, isGood: false };
    }
  };
}
