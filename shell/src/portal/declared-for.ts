import type { BootModule } from '@seed/contracts/boot';
import type { Prefetch } from '@seed/contracts/module-release';
import { partsOf } from '@seed/portal-sdk/host';

/** Something that a module declares to need on a page, with the parts of that page's path by their names. */
export interface DeclaredForPage {
  readonly declared: Prefetch;
  readonly parts: Readonly<Record<string, string>>;
}

/** What a module declares to need first on the page of a path. */
export function declaredFor({ prefetch }: Pick<BootModule, 'prefetch'>, pathname: string): DeclaredForPage[] {
  const pages = prefetch.flatMap((declared) => {
    const parts = declared.at === undefined ? null : partsOf(declared.at, pathname);
    return parts ? [{ declared, parts }] : [];
  });
  // `/community/profiles/my-profile` is no member with that id: the address that says most of itself counts.
  const fewest = Math.min(...pages.map(({ parts }) => Object.keys(parts).length));
  return pages.filter(({ parts }) => Object.keys(parts).length === fewest);
}

/** What modules declare to be fetched right after login. */
export function declaredForLogin(modules: readonly BootModule[]): Prefetch[] {
  return modules.flatMap(({ prefetch }) => prefetch.filter(({ at }) => !at));
}
