import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStateFile } from './portal-state.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-portal-state-'));
});

afterEach(() => rm(folder, { recursive: true }));

const state = (pid: number) => ({
  url: 'http://localhost:3000',
  pid,
  internalUrl: 'http://127.0.0.1:9464',
  services: {},
});

test('the last of several concurrent writes stays', async () => {
  const file = createStateFile(folder);
  await Promise.all([1, 2, 3, 4, 5].map((pid) => file.write(state(pid))));
  expect(JSON.parse(await readFile(join(folder, 'portal.json'), 'utf8'))).toEqual(state(5));
});

test('a cleared state stays cleared, even during a write', async () => {
  const file = createStateFile(folder);
  await Promise.all([file.write(state(1)), file.write(state(2)), file.clear()]);
  expect(await readdir(folder)).toEqual([]);
});
