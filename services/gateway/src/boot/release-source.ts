import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootModule } from '@seed/contracts/boot';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';

const developmentTimeoutMs = 2000;

/** The sources of releases; both throw if the release is missing or broken. */
export interface ReleaseSource {
  /** Reads a version in the modules folder once, because it is immutable. */
  published(id: string, version: string): Promise<BootModule>;
  /** Reads the present build of a development server. */
  development(id: string, origin: string): Promise<BootModule>;
}

/** A release whose files lie at `/m/<id>/<version>/`. */
export function bootModuleOf(release: ModuleRelease): BootModule {
  return { ...absolute(release, `/m/${release.id}/${release.version}/`), development: false };
}

export function createReleaseSource(modulesDir: string): ReleaseSource {
  const known = new Map<string, BootModule>();
  return {
    async published(id, version) {
      const key = `${id}/${version}`;
      const release = known.get(key) ?? (await readRelease(join(modulesDir, id, version), id, version));
      known.set(key, release);
      return release;
    },
    async development(id, origin) {
      const response = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(developmentTimeoutMs) });
      if (!response.ok) throw new Error(`${origin}/release.json has the status ${response.status}`);
      const release = moduleRelease.parse(await response.json());
      if (release.id !== id) throw new Error(`${origin} serves the module '${release.id}'`);
      return { ...absolute(release, `${origin}/`), integrity: {}, development: true };
    },
  };
}

async function readRelease(folder: string, id: string, version: string): Promise<BootModule> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const release = moduleRelease.parse(JSON.parse(text));
  if (release.id !== id || release.version !== version) {
    throw new Error(`release.json is of ${release.id} ${release.version}`);
  }
  // While a folder is copied, its release.json may exist before its scripts.
  await Promise.all([release.entry, ...release.js, ...release.css].map((file) => access(join(folder, file))));
  return bootModuleOf(release);
}

function absolute(release: ModuleRelease, base: string): BootModule {
  const from = (file: string) => base + file.replace(/^\.?\//, '');
  const { manifest } = release;
  return {
    ...release,
    manifest: {
      ...manifest,
      tiles: manifest.tiles.map((tile) => ({ ...tile, artwork: from(tile.artwork) })),
      quickLinks: manifest.quickLinks.map((link) => ({ ...link, icon: from(link.icon) })),
    },
    entry: from(release.entry),
    js: release.js.map(from),
    css: release.css.map(from),
    extensions: release.extensions.map((extension) => ({
      ...extension,
      js: extension.js.map(from),
      css: extension.css.map(from),
    })),
    integrity: Object.fromEntries(Object.entries(release.integrity).map(([file, hash]) => [from(file), hash])),
  };
}
