import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts a whole portal on a port and in a data folder of its own.
 * @param {number} port
 * @param {Record<string, string>} environment further variables of all its processes
 * @returns {Promise<{ url: string, startMs: number, state(): any, stop(): Promise<void> }>}
 */
export async function startPortal(port, environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-bench-'));
  const url = `http://localhost:${port}`;
  const before = performance.now();
  const child = spawn(process.execPath, ['packages/dev-stack/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      READS_PER_MINUTE: '1000000',
      WRITES_PER_MINUTE: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(`SEED intranet  ${url}`)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The portal ended with code ${code}:\n${printed}`)));
  });
  return {
    url,
    startMs: performance.now() - before,
    state: () => JSON.parse(readFileSync(join(dataDir, 'portal.json'), 'utf8')),
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGINT');
      await exit;
      rmSync(dataDir, { recursive: true });
    },
  };
}
