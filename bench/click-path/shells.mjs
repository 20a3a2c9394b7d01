// Builds the shell once as it is, and once without each way of fetching ahead.
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildShell } from '../../packages/build/dist/build-shell.js';
import { isShellCurrent } from '../../packages/build/dist/shell-manifest.js';
import { ways } from './ways.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.cache', 'click-path');

/** The folder that the gateway serves; `useShell` points it at one of the builds. */
export const servedShell = join(folder, 'served');

/**
 * Builds a shell without one way, unless that build is up to date.
 * @param {string | null} way null for the whole shell
 */
export async function buildShellWithout(way) {
  const directory = sourcesOf(way);
  const output = join(directory, 'dist');
  await cp(join(root, 'shell'), directory, { recursive: true, filter: (path) => !/[/\\](dist|\.cache)$/.test(path) });
  if (way !== null) await removeWay(directory, ways[way]);
  if (!(await isShellCurrent(directory, output))) await buildShell({ directory, outputDir: output });
}

/** Serves the shell without one way of fetching ahead from now on. */
export async function useShell(way) {
  await rm(servedShell, { force: true });
  await symlink(join(sourcesOf(way), 'dist'), servedShell);
}

function sourcesOf(way) {
  return join(folder, way === null ? 'all' : way.replaceAll(' ', '-'));
}

async function removeWay(directory, { file, code, instead = '' }) {
  const path = join(directory, 'src', file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(code)) throw new Error(`shell/src/${file} no longer contains: ${code}`);
  await writeFile(path, source.replace(code, instead));
}
