import { visibleEntries } from '@seed/contracts/visible-entries';
import type { HeaderLink, MenuTile, QuickLink, SearchPage } from '@seed/contracts/menus';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { isBelow } from '@seed/contracts/path-pattern';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { useMember } from '../session/session-context.ts';

/** The tiles of the main menu that the live modules declare and the member's roles allow. */
export const useTiles = (): MenuTile[] => useEntries(({ tiles }) => tiles);

/** The links of Quick Access, in the header and in the burger menu. */
export const useQuickLinks = (): QuickLink[] => useEntries(({ quickLinks }) => quickLinks);

/** The links of the header. */
export const useHeaderLinks = (): HeaderLink[] => useEntries(({ headerLinks }) => headerLinks);

/** The page that searches the portal, if a live module has one. */
export const useSearchPage = (): SearchPage | undefined =>
  useManifests().flatMap(({ searchPage }) => searchPage ?? [])[0];

/** Whether the page shown is the link's own or one below it. */
export function isCurrent(href: string, pathname: string): boolean {
  return isBelow(pathname, href);
}

/** Follows the registry: a module that joins or leaves the portal changes the menus without a reload. */
function useManifests(): ModuleManifest[] {
  const { registry } = usePortal();
  return useSyncExternalStore(registry.subscribe, registry.current).modules.map(({ manifest }) => manifest);
}

/** The entries of one menu, of all live modules, that the member's roles allow. */
function useEntries<Entry extends MenuTile | QuickLink | HeaderLink>(
  entriesOf: (manifest: ModuleManifest) => readonly Entry[],
): Entry[] {
  return visibleEntries(useManifests().flatMap(entriesOf), useMember()?.roles);
}
