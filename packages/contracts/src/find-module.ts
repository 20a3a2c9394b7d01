import type { BootModule } from './boot.ts';
import { isBelow } from './path-pattern.ts';

/** The module of a path. */
export interface ModuleMatch {
  readonly release: BootModule;
  /** The matching route prefix, e.g. `/notices`. */
  readonly basename: string;
}

/**
 * Finds the module with the longest route prefix of a path, on whole segments. The shell shows this module, and the
 * gateway preloads its files.
 *
 * @param pathname without query and fragment
 * @returns undefined if no module has a route for the path
 *
 * @example
 * ```ts
 * const owner = findModule(boot.modules, '/notices/7')?.release;
 * ```
 */
export function findModule(modules: readonly BootModule[], pathname: string): ModuleMatch | undefined {
  const path = pathname.replace(/\/+$/, '');
  let found: ModuleMatch | undefined;
  for (const release of modules) {
    for (const basename of release.manifest.routes) {
      if (found && basename.length <= found.basename.length) continue;
      if (isBelow(path, basename)) found = { release, basename };
    }
  }
  return found;
}
