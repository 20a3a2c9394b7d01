import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';

const directory = resolve(import.meta.dirname, '../../mfe-documents');

/** Starts `npm run dev -w mfe-documents`; `await using` stops it at the end of a test. */
async function startDevServer() {
  const env = { ...process.env, PORT: String(await getPort({ host: '127.0.0.1' })) };
  const child = spawn(process.execPath, ['../packages/build/bin/seed-dev.mjs'], { cwd: directory, env, stdio: 'pipe' });
  return { url: await addressOf(child), [Symbol.asyncDispose]: () => stop(child) };
}

/** Resolves to the address that the server prints when it listens. */
function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((started, failed) => {
    child.once('exit', (code) => failed(new Error(`the development server ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /The module alone: (\S+)/.exec(chunk.toString())?.[1];
      if (url !== undefined) started(url);
    });
  });
}

async function stop(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

test('without a back end, the documents module shows the documents of its static mock file', async ({ page }) => {
  test.setTimeout(120_000);
  await using server = await startDevServer();
  const mock = (await (await fetch(`${server.url}/mock/documents.json`)).json()) as {
    name: string;
    classification: string;
  }[];
  const academic = mock.filter(({ classification }) => classification === 'Academic').map(({ name }) => name);
  expect(academic.length).toBeGreaterThan(0);
  await page.goto(`${server.url}/documents/Academic`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    academic.map((name) => new RegExp(`^${escaped(name)}`)),
    {
      timeout: 60_000,
    },
  );
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
