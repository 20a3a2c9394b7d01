// The facts and the report that the tests of the files for operators share.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from './workspaces.mjs';

export const read = (file) => readFileSync(join(root, file), 'utf8');

/** The ids of all services, and the gateway. */
export const services = globSync('services/*/service.json', { cwd: root })
  .map((file) => JSON.parse(read(file)).id)
  .toSorted();
export const deployables = globSync('services/*/package.json', { cwd: root })
  .map((file) => basename(file.replace('/package.json', '')))
  .toSorted();

/** The variables that docs/environment.md explains, and those of Node itself. */
const documented = new Set([...read('docs/environment.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
const ofNode = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS'];

export function isKnownVariable(name) {
  return documented.has(name) || ofNode.includes(name) || documented.has(name.replace(/_FILE$/, ''));
}

/** Collects what is wrong; `end` prints it, sets the exit code, and returns whether there is nothing. */
export function findings() {
  const found = [];
  let checked = 0;
  return {
    check(holds, message) {
      checked += 1;
      if (!holds) found.push(message);
    },
    end(what) {
      for (const message of found) console.error(message);
      console.log(`${what}: ${checked - found.length} checks passed, ${found.length} failed`);
      process.exitCode = found.length === 0 ? 0 : 1;
      return found.length === 0;
    },
  };
}
