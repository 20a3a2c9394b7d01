import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from './state-file.ts';
import { silent } from './testing/identity-server.ts';

/** The path of a file that does not exist yet, in a folder of its own. */
async function stateFile() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-state-'));
  return {
    folder,
    file: join(folder, 'state.json'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

const soon = () => Date.now() + 60_000;

it('has every entry on disk once it is set, in a file that only its owner may read', async () => {
  await using place = await stateFile();
  const { folder, file } = place;
  const state = await openState(file, silent);
  await Promise.all(['a', 'b', 'c'].map((id) => state.set('Session', id, { payload: { uid: id }, expiresAt: soon() })));
  const reopened = await openState(file, silent);
  expect(reopened.entries('Session').map(([id]) => id)).toEqual(['a', 'b', 'c']);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(folder)).toEqual(['state.json']);
});

it('neither returns nor keeps an expired entry', async () => {
  await using place = await stateFile();
  const { file } = place;
  const state = await openState(file, silent);
  await state.set('Session', 'old', { payload: { uid: 'old' }, expiresAt: Date.now() - 1 });
  expect(state.get('Session', 'old')).toBeUndefined();
  await state.set('Session', 'new', { payload: { uid: 'new' }, expiresAt: soon() });
  expect(await readFile(file, 'utf8')).not.toContain('old');
});

it('starts empty when it cannot read the file, and keeps that file', async () => {
  await using place = await stateFile();
  const { file } = place;
  await writeFile(file, '{"Session": {"a"');
  const state = await openState(file, silent);
  expect(state.entries('Session')).toEqual([]);
  expect(await readFile(`${file}.unreadable`, 'utf8')).toBe('{"Session": {"a"');
});
