import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const directory = resolve(import.meta.dirname, '../../mfe-documents');
let server: ChildProcess | undefined;

test.afterEach(async () => {
  if (server === undefined || server.exitCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/** As `npm run dev -w mfe-documents`; its address. */
async function startDevServer(): Promise<string> {
  const env = { ...process.env, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['../packages/build/bin/seed-dev.mjs'], { cwd: directory, env, stdio: 'pipe' });
  server = child;
  return new Promise((started, failed) => {
    child.once('exit', (code) => failed(new Error(`the development server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /The module alone: (\S+)/.exec(chunk.toString())?.[1];
      if (url !== undefined) started(url);
    });
  });
}

test('the documents module alone, without a back end, shows the documents of its static mock file', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const url = await startDevServer();
  const mock = (await (await fetch(`${url}/mock/documents.json`)).json()) as { name: string; classification: string }[];
  const academic = mock.filter(({ classification }) => classification === 'Academic').map(({ name }) => name);
  expect(academic.length).toBeGreaterThan(0);
  await page.goto(`${url}/documents/Academic`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    academic.map((name) => new RegExp(`^${escaped(name)}`)),
    {
      timeout: 60_000,
    },
  );
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
