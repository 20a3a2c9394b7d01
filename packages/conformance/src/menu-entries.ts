import type { ModuleManifest } from '@seed/contracts/module-manifest';

/** The addresses to which the menus and the header lead. */
export function menuEntries(manifest: ModuleManifest): string[] {
  const { tiles, quickLinks, headerLinks, searchPage, shortcuts } = manifest;
  const entries = [...tiles, ...quickLinks, ...headerLinks, ...shortcuts, ...(searchPage ? [searchPage] : [])];
  return entries.map(({ href }) => href);
}
