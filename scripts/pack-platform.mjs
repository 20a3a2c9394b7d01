// Makes the tarballs of the packages that other teams install: node scripts/pack-platform.mjs [folder], default dist/platform
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { buildShell } from '../packages/build/dist/build-shell.js';
import { isShellCurrent } from '../packages/build/dist/shell-manifest.js';
import { assertImportsAreDeclared } from './platform/declared-imports.mjs';
import { emit } from './platform/emit.mjs';
import { publishedPackageJson, withRealRanges } from './platform/package-json.mjs';
import { platformPackages } from './platform/packages.mjs';
import { publishedTsconfigs } from './platform/tsconfigs.mjs';
import { root } from './workspaces.mjs';

const target = resolve(root, process.argv[2] ?? 'dist/platform');

function stagePackage(one, stage) {
  const packageJson = publishedPackageJson(one);
  mkdirSync(stage, { recursive: true });
  emit(one.path, stage);
  for (const { from, to, skip } of one.folders ?? []) {
    cpSync(join(root, from), join(stage, to), { recursive: true, filter: (file) => !skip?.test(file) });
  }
  for (const file of ['README.md', 'CHANGELOG.md', ...(one.files ?? [])]) {
    if (!existsSync(join(one.path, file))) throw new Error(`${one.folder} has no ${file}`);
    cpSync(join(one.path, file), join(stage, file));
  }
  writeJson(join(stage, 'package.json'), packageJson);
  if (one.folder === 'packages/build') {
    for (const [file, content] of Object.entries(publishedTsconfigs())) writeJson(join(stage, file), content);
  }
  for (const file of globSync('templates/**/package.json', { cwd: stage, absolute: true })) {
    writeFileSync(file, withRealRanges(readFileSync(file, 'utf8')));
  }
  if (one.folder === 'packages/ui') writeJson(join(stage, 'dist/components.json'), components(one.path));
  assertImportsAreDeclared(stage, packageJson);
}

/** The components of the kit; a build reads which of them the shell shares. */
function components(path) {
  const files = globSync('*.tsx', { cwd: join(path, 'src'), ignore: ['*.test.tsx'] });
  return files.map((file) => file.slice(0, -'.tsx'.length)).toSorted();
}

function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function pack(stage) {
  const args = ['pack', '--json', '--pack-destination', target];
  const [{ filename, size }] = JSON.parse(execFileSync('npm', args, { cwd: stage, encoding: 'utf8' }));
  console.log(`${relative(root, join(target, filename))}  ${(size / 1000).toFixed(0)} kB`);
}

// The tarball of the conformance kit contains the built shell.
const shell = join(root, 'shell');
if (!(await isShellCurrent(shell))) await buildShell({ directory: shell });
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const one of platformPackages()) {
  const stage = join(target, '.stage', one.packageJson.name);
  stagePackage(one, stage);
  pack(stage);
}
rmSync(join(target, '.stage'), { recursive: true });
