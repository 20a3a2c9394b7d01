import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { buildModule, type PublishedModule } from '@seed/build/build-module';
import type { ModuleRelease } from '@seed/contracts/module-release';
import type { Place } from '../finding.ts';

/** A release in a folder of its own. */
export interface BuiltModule extends Pick<PublishedModule, 'release' | 'folder' | 'bytes'> {
  /** The path of the release's files in the portal. */
  readonly base: string;
  /** The place in the sources of a place in a script, both counted from 1. Empty if it is code of a library. */
  sourceOf(script: ScriptPlace): Place;
}

/** A line and column, counted from 1, in a script of the portal. */
export interface ScriptPlace {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

interface ModuleToBuild {
  readonly directory: string;
  readonly modulesDir: string;
  /** That of the module's package.json if undefined. */
  readonly version: string | undefined;
}

/**
 * Builds a module into a folder.
 *
 * @throws Error with the messages of the build
 */
export async function builtModule({ directory, modulesDir, version }: ModuleToBuild): Promise<BuiltModule> {
  const named = { directory, modulesDir, ...(version !== undefined && { version }) };
  const { release, folder, bytes } = await buildModule({ ...named, isBudgetChecked: false });
  const base = `/m/${release.id}/${release.version}/`;
  const maps = await readMaps(release, folder);
  return {
    release,
    folder,
    bytes,
    base,
    sourceOf({ url, line, column }) {
      const { pathname } = new URL(url, 'http://portal');
      const entry = maps.get(pathname.slice(base.length))?.findEntry(line - 1, column - 1);
      if (entry === undefined || !('originalSource' in entry)) return {};
      const file = /^webpack:\/\/[^/]*(?:\/[^/]*@[^/]*)?\/\.\/(src\/.+)$/.exec(entry.originalSource)?.[1];
      return file === undefined ? {} : { file, line: entry.originalLine + 1 };
    },
  };
}

async function readMaps({ integrity }: ModuleRelease, folder: string): Promise<ReadonlyMap<string, SourceMap>> {
  // Scripts without sources of their own have no map.
  const scripts = Object.keys(integrity).filter((file) => existsSync(join(folder, `${file}.map`)));
  const maps = scripts.map(async (file): Promise<[string, SourceMap]> => {
    const payload: unknown = JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8'));
    return [file, new SourceMap(payload as ConstructorParameters<typeof SourceMap>[0])];
  });
  return new Map(await Promise.all(maps));
}
