import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

export const root = resolve(import.meta.dirname, '..');

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The folder and the package.json of every workspace that the root's globs match, in the order of their paths. */
export const workspaces = globSync(
  readJson('package.json').workspaces.map((pattern) => `${pattern}/package.json`),
  { cwd: root },
)
  .toSorted()
  .map((file) => ({ folder: dirname(file), packageJson: readJson(file) }));
