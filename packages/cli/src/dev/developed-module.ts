import type { BootModule } from '@seed/contracts/boot';
import { moduleRelease } from '@seed/contracts/module-release';

/** A module on a development server. */
export interface DevelopedModule {
  readonly id: string;
  readonly origin: string;
}

/** The module as the portal's pages load it: every address is that of the development server. */
export async function developedModule({ id, origin }: DevelopedModule): Promise<BootModule> {
  const response = await fetch(`${origin}/release.json`);
  const release = moduleRelease.parse(await response.json());
  if (release.id !== id) throw new Error(`${origin} serves the module '${release.id}'`);
  const from = (file: string) => `${origin}/${file.replace(/^\.?\//, '')}`;
  const { manifest } = release;
  return {
    ...release,
    entry: from(release.entry),
    js: release.js.map(from),
    css: release.css.map(from),
    integrity: {},
    development: true,
    manifest: {
      ...manifest,
      tiles: manifest.tiles.map((tile) => ({ ...tile, artwork: from(tile.artwork) })),
      quickLinks: manifest.quickLinks.map((link) => ({ ...link, icon: from(link.icon) })),
    },
  };
}
