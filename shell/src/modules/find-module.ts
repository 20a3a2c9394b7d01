import type { BootModule } from '@seed/contracts/boot';

/** The module of a path. */
export interface ModuleMatch {
  readonly release: BootModule;
  /** The matching route prefix, e.g. `/forums`. */
  readonly basename: string;
}

/** Finds the module with the longest route prefix of the path, on whole segments. */
export function findModule(modules: readonly BootModule[], pathname: string): ModuleMatch | undefined {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  return modules
    .flatMap((release) => release.manifest.routes.map((basename) => ({ release, basename })))
    .filter(({ basename }) => path.startsWith(`${basename}/`))
    .reduce<ModuleMatch | undefined>(
      (best, match) => (best && best.basename.length >= match.basename.length ? best : match),
      undefined,
    );
}
