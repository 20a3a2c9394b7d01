import type { BootModule } from '@seed/contracts/boot';

/** A module that answers a path. */
export interface ModuleMatch {
  readonly release: BootModule;
  /** The route prefix under which it was found, e.g. `/forums`. */
  readonly basename: string;
}

/** The module whose longest route prefix begins the path, on whole segments. */
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
