import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import type { Place } from '../finding.ts';

export interface SourceFile {
  /** The path relative to the module, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files of a module's team, and the places of things in them. */
export interface ModuleSources {
  /** The module's folder, absolute. */
  readonly folder: string;
  readonly manifest: ModuleManifest;
  readonly files: readonly SourceFile[];
  /** The first place of a text, in the files whose path matches. */
  placeOf(text: string, path?: RegExp): Place;
  /** The line of a text in `module.json`. */
  inManifest(text: string): Place;
}

const manifestFile = 'module.json';
/** Code that members do not load. */
const notShipped = /(\.test\.tsx?$|(^|\/)(standalone|testing)(\/|\.tsx?$))/;

/** Reads all sources that are built into the module. */
export async function readSources(folder: string, manifest: ModuleManifest): Promise<ModuleSources> {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !notShipped.test(path.replace(/^src\//, '')))
    .toSorted();
  const read = async (path: string) => ({ path, text: await readFile(join(folder, path), 'utf8') });
  const files = await Promise.all(paths.map(read));
  const declared = await read(manifestFile);
  return {
    folder,
    manifest,
    files,
    placeOf(text, path = /./) {
      const file = files.find((one) => path.test(one.path) && one.text.includes(text));
      return file === undefined ? {} : { file: file.path, line: lineOf(file.text, text) };
    },
    inManifest: (text) => ({ file: manifestFile, line: lineOf(declared.text, text) }),
  };
}

function lineOf(content: string, text: string): number {
  return content.slice(0, Math.max(content.indexOf(text), 0)).split('\n').length;
}
