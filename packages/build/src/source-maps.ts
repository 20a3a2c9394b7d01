import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './workspaces.ts';

/** Removes the absolute path of the federation runtime's import: a published file names no folder of the builder. */
export async function makeSourceMapsRelative(folder: string): Promise<void> {
  const maps = (await readdir(folder)).filter((file) => file.endsWith('.map'));
  await Promise.all(maps.map((file) => makeRelative(join(folder, file))));
}

async function makeRelative(file: string): Promise<void> {
  const map = await readFile(file, 'utf8');
  const relative = map.replaceAll(`${repositoryRoot}/`, './');
  if (relative !== map) await writeFile(file, relative);
}
