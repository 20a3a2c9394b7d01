import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the gateway as its own process and resolves to its address. */
async function startProcess(): Promise<{ child: ChildProcess; url: string }> {
  const upstreams = { forums: { resources: ['forums'], replicas: ['http://127.0.0.1:9'] } };
  const settings = { PORT: '0', INTERNAL_PORT: '0', KEYCLOAK_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'info' };
  const env = { ...process.env, ...settings, UPSTREAMS: JSON.stringify(upstreams) };
  const args = ['--conditions=seed-source', '--import', 'tsx', join(__dirname, 'main.ts')];
  const child = spawn(process.execPath, args, { env, cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  while ((text.match(/"listening"/g) ?? []).length < 2) text += String(await once(child.stdout, 'data'));
  return { child, url: [...text.matchAll(/"url":"([^"]+)"/g)].at(-1)?.[1] ?? '' };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  return code;
}

test('a gateway whose standard output is a closed pipe ends on SIGTERM', async () => {
  const { child, url } = await startProcess();
  child.stdout?.destroy();
  for (let count = 0; count < 3; count += 1) await fetch(`${url}/health/live`);
  expect(await endOf(child)).toBe(0);
}, 30_000);

test('a gateway whose standard output is not read any more goes on, and ends on SIGTERM', async () => {
  const { child, url } = await startProcess();
  child.stdout?.pause();
  for (let count = 0; count < 1200; count += 1) await (await fetch(`${url}/m/none.js`)).text();
  expect(await endOf(child)).toBe(0);
}, 60_000);
