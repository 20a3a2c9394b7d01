import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditFile } from './audit-file.ts';

const origin = { actorId: null, requestId: null, network: 'loopback' } as const;
const failure = (id: string) => ({ act: 'member.sign_in_failed', objectId: id, outcome: 'refused' }) as const;

async function inFolder(work: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'seed-audit-file-'));
  try {
    await work(join(folder, 'identity', 'audit.jsonl'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('entries survive a restart, also when the last line was cut by a crash', () =>
  inFolder(async (file) => {
    createAuditFile('identity', file).record(origin, failure('maria'));
    await appendFile(file, '{"id":"0199');
    const restarted = createAuditFile('identity', file);
    restarted.record(origin, failure('kenji'));
    const { entries, hasMore } = await restarted.read({ limit: 10 }, []);
    expect(entries.map(({ object }) => object.id).toSorted()).toEqual(['kenji', 'maria']);
    expect(hasMore).toBe(false);
  }));

test('pages are newest first, and filters hold', () =>
  inFolder(async (file) => {
    const audit = createAuditFile('identity', file);
    for (const id of ['a', 'b', 'c']) audit.record(origin, failure(id));
    const first = await audit.read({ limit: 2 }, []);
    const second = await audit.read({ limit: 2, cursor: first.entries.at(-1)?.id }, []);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect([...first.entries, ...second.entries].map(({ object }) => object.id).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await audit.read({ limit: 2, act: 'member.locked_out' }, [])).entries).toEqual([]);
  }));

test('the files have a maximum size, however often a password is guessed', () =>
  inFolder(async (file) => {
    const audit = createAuditFile('identity', file);
    for (let count = 0; count < 12_000; count += 1) audit.record(origin, failure('maria'));
    const sizes = await Promise.all([file, `${file}.1`].map(async (name) => (await stat(name)).size));
    expect(Math.max(...sizes)).toBeLessThan(1_010_000);
    expect((await audit.read({ limit: 3 }, [])).entries).toHaveLength(3);
  }));
