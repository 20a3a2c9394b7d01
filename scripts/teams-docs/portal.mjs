import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { root } from '../workspaces.mjs';

/** Resolves when the process has printed the text; its output is read on, because a full pipe would stop it. */
function untilPrinted(child, text) {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`The portal has ended:\n${output}`)));
  });
}

/**
 * Starts a portal of its own with the demo world, and resolves when it is ready.
 *
 * @param settings further variables of the portal
 */
export async function startPortal(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-teams-'));
  const port = await getPort({ host: '127.0.0.1' });
  const releases = join(root, '.cache/e2e-modules');
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, MODULES_DIR: releases, ...settings };
  const child = spawn('node', ['packages/dev-stack/dist/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await untilPrinted(child, `SEED intranet  ${url}`);
  const registry = join(dataDir, 'registry.json');
  return {
    url,
    releases,
    registry,
    rootKey: join(dataDir, 'root.key'),
    readRegistry: () => JSON.parse(readFileSync(registry, 'utf8')),
    /** A value that changes when a part of the portal is rebuilt or restarted. */
    state: () => ({
      processes: readFileSync(join(dataDir, 'portal.json'), 'utf8'),
      shell: statSync(join(root, 'shell/dist/shell-manifest.json')).mtimeMs,
    }),
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
