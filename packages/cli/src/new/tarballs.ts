import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';

const section = z.record(z.string(), z.string()).default({});
const packageJson = z.object({ dependencies: section, devDependencies: section });
const filePrefix = 'file:';

/**
 * The platform's packages that the nearest package.json takes from tarballs, so that a new project takes them from there
 * too.
 *
 * @param project folder of the project, absolute
 * @returns ranges such as `file:../tarballs/seed-ui-1.0.0.tgz` by package name
 */
export function tarballsSeenFrom(project: string): Record<string, string> {
  const file = nearestPackageJson(project);
  if (file === undefined) return {};
  const { dependencies, devDependencies } = packageJson.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tarballs = Object.entries({ ...devDependencies, ...dependencies }).filter(
    ([name, range]) => name.startsWith('@seed/') && range.startsWith(filePrefix),
  );
  const moved = (range: string) =>
    filePrefix + relative(project, resolve(dirname(file), range.slice(filePrefix.length)));
  return Object.fromEntries(tarballs.map(([name, range]) => [name, moved(range)]));
}

function nearestPackageJson(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestPackageJson(parent);
}
