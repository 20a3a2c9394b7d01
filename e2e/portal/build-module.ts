import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Builds a module with its team's command. Rejects with the output of the command. */
export async function buildModule(workspace: string, env: NodeJS.ProcessEnv): Promise<void> {
  await run('npm', ['run', 'build', '--workspace', workspace], { cwd: root, env: { ...process.env, ...env } });
}

/** Builds the variants of the fixture module that do not exist yet. */
export async function buildFixtureModule(modulesDir: string): Promise<void> {
  await run(process.execPath, ['e2e/fixtures/modules/build.mjs', modulesDir], { cwd: root });
}

/** Builds another module of `e2e/fixtures/modules` as version 1.0.0, and replaces an older build of that version. */
export async function buildOwnModule(name: string, modulesDir: string): Promise<void> {
  await rm(join(modulesDir, name), { recursive: true, force: true });
  await run(process.execPath, ['../../../../packages/build/bin/seed-build.mjs'], {
    cwd: resolve(root, 'e2e/fixtures/modules', name),
    env: { ...process.env, MODULES_DIR: modulesDir },
  });
}
