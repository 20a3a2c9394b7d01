import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Returns a compiled file of this package. In the repository it is compiled first if it has changed; a tarball has
 * compiled files only.
 */
export async function compiled(file) {
  if (existsSync(join(build, 'src'))) compile();
  return import(`../dist/${file}.js`);
}

function compile() {
  const compiler = fileURLToPath(import.meta.resolve('ts7/package.json')).replace(/package\.json$/, 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', build], { stdio: 'inherit' });
}
