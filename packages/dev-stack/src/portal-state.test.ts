import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStateFile } from './portal-state.ts';

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'seed-portal-state-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

const state = (pid: number) => ({
  url: 'http://localhost:3000',
  pid,
  internalUrl: 'http://127.0.0.1:9464',
  services: {},
});

test('the last of several concurrent writes stays', async () => {
  await using folder = await temporaryFolder();
  const file = createStateFile(folder.path);
  await Promise.all([1, 2, 3, 4, 5].map((pid) => file.write(state(pid))));
  expect(JSON.parse(await readFile(join(folder.path, 'portal.json'), 'utf8'))).toEqual(state(5));
});

test('a cleared state stays cleared, even during a write', async () => {
  await using folder = await temporaryFolder();
  const file = createStateFile(folder.path);
  await Promise.all([file.write(state(1)), file.write(state(2)), file.clear()]);
  expect(await readdir(folder.path)).toEqual([]);
});
