import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = join(dirname(fileURLToPath(import.meta.url)), '..');
const compiler = fileURLToPath(import.meta.resolve('ts7/package.json')).replace(/package\.json$/, 'bin/tsc');

/** A file of this package, compiled before if it has changed: a fresh clone has no `dist`. */
export async function compiled(file) {
  execFileSync(process.execPath, [compiler, '-b', build], { stdio: 'inherit' });
  return import(`../dist/${file}.js`);
}
