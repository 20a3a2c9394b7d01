import type { BootModule } from '@seed/contracts/boot';
import type { Prefetch } from '@seed/contracts/module-release';
import { matchPath } from '@seed/contracts/path-pattern';

/** A prefetch that a module declares for a page, with the parameters of that page's path. */
export interface PagePrefetch {
  readonly declared: Prefetch;
  readonly pathParams: Readonly<Record<string, string>>;
}

/** The prefetches that a module declares for the page of a path. */
export function prefetchesForPage({ prefetch }: Pick<BootModule, 'prefetch'>, pathname: string): PagePrefetch[] {
  const pages = prefetch.flatMap((declared) => {
    const pathParams = declared.at === undefined ? null : matchPath(declared.at, pathname);
    return pathParams ? [{ declared, pathParams }] : [];
  });
  // `/notices/new` also matches `/notices/:id`. The pattern with the fewest parameters wins.
  const fewest = Math.min(...pages.map(({ pathParams }) => Object.keys(pathParams).length));
  return pages.filter(({ pathParams }) => Object.keys(pathParams).length === fewest);
}

/** A prefetch that a module declares for every login. */
export interface LoginPrefetch {
  readonly declared: Prefetch;
  /** Whether the page in view may show it: that of the list, or one without a module, such as the main menu. */
  readonly isUrgent: boolean;
}

/**
 * The prefetches that modules declare for every login.
 *
 * @param owner the module of the page with that path, if it is a module's
 */
export function prefetchesForLogin(
  modules: readonly BootModule[],
  pathname: string,
  owner: BootModule | undefined,
): LoginPrefetch[] {
  const isShown = (module: BootModule, { page }: Prefetch) =>
    module === owner && (page === undefined || matchPath(page, pathname) !== null);
  return modules.flatMap((module) =>
    module.prefetch
      .filter(({ at }) => !at)
      .map((declared) => ({ declared, isUrgent: owner === undefined || isShown(module, declared) })),
  );
}
