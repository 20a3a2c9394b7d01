import type { BootModule } from '@seed/contracts/boot';
import { ownLibraries } from '@seed/contracts/own-libraries';
import { shippedLibraries } from '@seed/build/shipped-libraries';
import { bounds } from '../bounds.ts';
import type { BuiltModule } from '../static/built-module.ts';

/**
 * A release as the gateway describes it to the shell: with paths of the portal, and its own copies of shared libraries.
 */
export async function bootModuleOf({ release, base }: Pick<BuiltModule, 'release' | 'base'>): Promise<BootModule> {
  const { uses = {}, manifest, ...rest } = release;
  const from = (file: string) => base + file.replace(/^\.?\//, '');
  const { names } = ownLibraries(uses, await shippedLibraries());
  return {
    ...rest,
    manifest: {
      ...manifest,
      // A busy machine must not turn every page into a failure; the check 'mount' measures the time.
      budgets: { ...manifest.budgets, loadMs: Math.max(manifest.budgets.loadMs, bounds.mount.leastMs) },
      tiles: manifest.tiles.map((tile) => ({ ...tile, artwork: from(tile.artwork) })),
      quickLinks: manifest.quickLinks.map((link) => ({ ...link, icon: from(link.icon) })),
    },
    entry: from(release.entry),
    js: release.js.map(from),
    css: release.css.map(from),
    extensions: release.extensions.map((one) => ({ ...one, js: one.js.map(from), css: one.css.map(from) })),
    integrity: Object.fromEntries(Object.entries(release.integrity).map(([file, digest]) => [from(file), digest])),
    ...(names.length > 0 && { ownLibraries: [...names] }),
  };
}
