import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { tarballsSeenFrom } from './tarballs.ts';
import type { ProjectFile } from './template.ts';

const section = z.record(z.string(), z.string()).default({});
const packageJson = z.looseObject({ dependencies: section, devDependencies: section });

/** The one file that may be there already, as after `npm install ./tarballs/*.tgz`. */
const rootPackage = 'package.json';

/**
 * Writes the files of a new project. A package.json that is there already keeps its dependencies.
 *
 * @throws CliError `conflict`, before anything is written, if another file is there already.
 */
export async function writeProject(folder: string, files: readonly ProjectFile[]): Promise<void> {
  const inTheWay = files.filter(({ path }) => path !== rootPackage && existsSync(join(folder, path)));
  if (inTheWay.length > 0) {
    const names = inTheWay.slice(0, 3).map(({ path }) => path);
    throw new CliError('conflict', `${folder} has ${names.join(', ')} already: choose another folder with --into`);
  }
  const tarballs = tarballsSeenFrom(folder);
  for (const { path, content } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path === rootPackage ? await mergedPackage(file, content, tarballs) : content);
  }
}

async function mergedPackage(file: string, template: string, tarballs: Record<string, string>): Promise<string> {
  const own = packageJson.parse(JSON.parse(template));
  const present = existsSync(file) ? await readFile(file, 'utf8') : '{}';
  const before = packageJson.parse(JSON.parse(present));
  const { dependencies } = before;
  const wanted = Object.entries({ ...own.devDependencies, ...before.devDependencies });
  const development = wanted
    .filter(([name]) => !(name in dependencies))
    .map(([name, range]): [string, string] => [name, tarballs[name] ?? range]);
  const merged = { ...own, ...before, ...own, dependencies, devDependencies: Object.fromEntries(development) };
  return `${JSON.stringify(merged, null, 2)}\n`;
}
