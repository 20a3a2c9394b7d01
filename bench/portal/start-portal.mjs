import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts a whole portal on a port and in a data folder of its own.
 * @param {number} port
 * @returns {Promise<{ url: string, startMs: number, state(): any, stop(): Promise<void> }>}
 */
export async function startPortal(port) {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-bench-'));
  const url = `http://localhost:${port}`;
  const before = performance.now();
  const child = spawn(process.execPath, ['packages/dev-stack/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_READS: '1000000',
      RATE_LIMIT_WRITES: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes(url)) break;
  }
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
