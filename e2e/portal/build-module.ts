import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** Builds a module by its team's command. Rejects with what the command printed. */
export async function buildModule(workspace: string, env: NodeJS.ProcessEnv): Promise<void> {
  await run('npm', ['run', 'build', '--workspace', workspace], { cwd: root, env: { ...process.env, ...env } });
}

/** Builds the module whose variants misbehave in one way each, if they are not there. */
export async function buildFixtureModule(modulesDir: string): Promise<void> {
  await run(process.execPath, ['e2e/fixtures/modules/build.mjs', modulesDir], { cwd: root });
}
