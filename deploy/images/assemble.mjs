// Lays out the files of one deployable as its image has them, with the libraries of production only:
//   node deploy/images/assemble.mjs <gateway|forums|…> <empty folder>
// The repository is compiled. For the gateway the shell and all modules are built, too.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root, workspaces } from '../../scripts/workspaces.mjs';

const byName = new Map(workspaces.map((workspace) => [workspace.packageJson.name, workspace]));
/** Files that only a compiler, a debugger, a test or `npm start` reads. */
const unread = /\.(d\.[cm]?ts|map|tsbuildinfo)$|\.test\.js$|\/testing$|\/main\.bundle\.js(on)?$/;

/** The workspaces that one depends on in production, and itself. */
function neededWorkspaces(start) {
  const needed = new Set([start]);
  for (const { packageJson } of needed) {
    const names = Object.keys(packageJson.dependencies ?? {});
    for (const other of names.flatMap((name) => byName.get(name) ?? [])) needed.add(other);
  }
  return [...needed];
}

/**
 * npm installs one workspace only with the package.json of all of them, because the lock file has all. It would install
 * the libraries of a workspace that is needed for development only, so these files lack what is for development.
 */
function installLibraries(folder, target) {
  cpSync(join(root, 'package-lock.json'), join(target, 'package-lock.json'));
  for (const file of ['package.json', ...workspaces.map((one) => `${one.folder}/package.json`)]) {
    const packageJson = JSON.parse(readFileSync(join(root, file), 'utf8'));
    delete packageJson.devDependencies;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), JSON.stringify(packageJson));
  }
  npm(['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--workspace', folder], target);
}

function npm(args, cwd, env = {}) {
  const { status, error } = spawnSync('npm', args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args[0]} ended with ${status}`);
}

function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && unread.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

/** Replaces the package.json of all workspaces by the files of those that are needed. */
function copyWorkspaces(needed, target) {
  for (const { folder } of workspaces) rmSync(join(target, folder, 'package.json'));
  rmSync(join(target, 'package-lock.json'));
  for (const { folder } of needed) {
    for (const name of ['package.json', 'service.json', 'dist']) {
      const from = join(root, folder, name);
      if (!existsSync(from)) continue;
      cpSync(from, join(target, folder, name), { recursive: true, filter: (file) => !unread.test(file) });
    }
  }
}

/** The gateway serves the shell, and these modules unless it follows a registry. */
function buildPages(target) {
  const built = join(target, 'modules');
  npm(['run', 'build', '--workspaces', '--if-present'], root, { MODULES_DIR: built });
  const versions = readdirSync(built).map((id) => [id, readdirSync(join(built, id))[0]]);
  writeFileSync(
    join(target, 'registry.json'),
    `${JSON.stringify({ modules: Object.fromEntries(versions) }, null, 2)}\n`,
  );
  cpSync(join(root, 'shell/dist'), join(target, 'shell'), { recursive: true });
}

function assemble(name, target) {
  const deployables = workspaces.filter(({ folder }) => /^services\/[^/]+$/.test(folder));
  const workspace = deployables.find(({ folder }) => basename(folder) === name);
  if (workspace === undefined || target === undefined) {
    const names = deployables.map(({ folder }) => basename(folder)).join('|');
    throw new Error(`Usage: node deploy/images/assemble.mjs <${names}> <empty folder>`);
  }
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  installLibraries(workspace.folder, target);
  removeUnread(join(target, 'node_modules'));
  copyWorkspaces(neededWorkspaces(workspace), target);
  if (name === 'gateway') buildPages(target);
  cpSync(join(import.meta.dirname, 'health.mjs'), join(target, 'health.mjs'));
}

const [name, folder] = process.argv.slice(2);
try {
  assemble(name, folder && resolve(folder));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
