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

/** The prefetches that modules declare for every login. */
export function prefetchesForLogin(modules: readonly BootModule[]): Prefetch[] {
  return modules.flatMap(({ prefetch }) => prefetch.filter(({ at }) => !at));
}
