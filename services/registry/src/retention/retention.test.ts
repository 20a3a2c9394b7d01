import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, digestOfAll } from '@seed/contracts/node/release-files';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import type { Pointers } from '../channels/channel.entity.ts';
import { channelsRepository } from '../channels/channels.repository.ts';
import { releaseSetEntity } from '../channels/channel.entity.ts';
import { registrySchema } from '../db/schema.ts';
import { logRepository } from '../log/log.repository.ts';
import { folderStorage } from '../releases/folder-storage.ts';
import { releaseEntity } from '../releases/release.entity.ts';
import { releasesRepository } from '../releases/releases.repository.ts';
import { rolloutEntity } from '../rollouts/rollout.entity.ts';
import { removeOldReleases } from './retention.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-22T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

interface OldRelease {
  readonly version: string;
  readonly contents: readonly string[];
  /** In days; the release is begun so long ago, too. */
  readonly age: number;
  readonly isComplete?: boolean;
}

/** A registry's database and files, in which releases are as old as a test wants. */
async function aStore() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-retention-'));
  const database = await testDatabase(registrySchema);
  const { manager } = database.dataSource;
  const storage = folderStorage(folder);
  const stored = releasesRepository(manager);
  let clock = now;
  const parts = { database: database.dataSource, storage, keepDays: 30, clock: () => clock };
  return {
    manager,
    storage,
    parts,
    at(instant: Date) {
      clock = instant;
    },
    async release({ version, contents, age, isComplete = true }: OldRelease) {
      const files: Record<string, string> = {};
      for (const content of contents) {
        const digest = digestOf(Buffer.from(content));
        files[content] = digest;
        if ((await stored.stored([digest])).has(digest)) continue;
        await storage.put(digest, Buffer.from(content));
        await stored.addFile({ digest, bytes: content.length, storedAt: daysAgo(age), removingSince: null });
      }
      const at = daysAgo(age);
      const named = { module: 'notices', releaseVersion: version, digest: digestOfAll(files), commit: 'abc', kid: 'k' };
      const state = { manifest: null, createdAt: at, completedAt: isComplete ? at : null, removedAt: null };
      await stored.insert({ ...named, ...state, content: { statement: 's', files }, publishedBy: 'team' });
    },
    async set(version: string, age: number) {
      const pointers: Pointers = { notices: { version, digest: 'd'.repeat(64) } };
      await manager
        .getRepository(releaseSetEntity)
        .insert({ channels: { stable: pointers }, rollouts: null, off: null, createdAt: daysAgo(age) });
    },
    async rollout(version: string, endedAge: number | null) {
      const named = { module: 'notices', releaseVersion: version, digest: 'd'.repeat(64) };
      const ends = {
        startedAt: daysAgo(80),
        changedAt: daysAgo(80),
        endedAt: endedAge === null ? null : daysAgo(endedAge),
      };
      const shares = { state: endedAge === null ? 'running' : 'aborted', share: 5, roles: [], steps: [] } as const;
      await manager.getRepository(rolloutEntity).insert({ ...named, ...ends, ...shares, endReason: null });
    },
    has: async (content: string) => (await storage.get(digestOf(Buffer.from(content)))) !== null,
    removed: async () =>
      (await logRepository(manager).after(0, 100))
        .map(({ content }) => JSON.parse(content) as { act: string; by: string; facts: { version: string } })
        .map(({ act, by, facts }) => `${act} ${facts.version} by ${by}`),
    async [Symbol.asyncDispose]() {
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

test('an old release that nothing needs loses the files that no other release has, and the log has it', async () => {
  await using store = await aStore();
  await store.release({ version: '1.0.0', contents: ['old', 'shared'], age: 31 });
  await store.release({ version: '1.1.0', contents: ['new', 'shared'], age: 29 });
  expect(await removeOldReleases(store.parts)).toEqual({ releases: ['notices 1.0.0'], files: 1 });
  expect([await store.has('old'), await store.has('shared'), await store.has('new')]).toEqual([false, true, true]);
  expect(await store.removed()).toEqual(['release-removed 1.0.0 by registry']);
  const { items } = await releasesRepository(store.manager).list('notices', {});
  expect(items.map(({ releaseVersion }) => releaseVersion)).toEqual(['1.1.0']);
  expect(await removeOldReleases(store.parts)).toEqual({ releases: [], files: 0 });
});

test('a release stays while a channel has it, and 30 days after the last one had it', async () => {
  await using store = await aStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
    await store.release({ version, contents: [version], age: 90 });
  }
  // 1.1.0 was live until 29 days ago, and 1.2.0 before the last 30 days only.
  await store.set('1.2.0', 80);
  await store.set('1.1.0', 60);
  await store.set('1.3.0', 29);
  const channels = channelsRepository(store.manager);
  const pointers = { notices: { version: '1.0.0', digest: 'd'.repeat(64) } };
  await channels.update(await channels.named('canary'), { pointers, changedAt: now });
  expect(await removeOldReleases(store.parts)).toEqual({ releases: ['notices 1.2.0'], files: 1 });
});

test('a release stays while its rollout runs, and 30 days after that has ended', async () => {
  await using store = await aStore();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await store.release({ version, contents: [version], age: 90 });
  await store.rollout('1.0.0', null);
  await store.rollout('1.1.0', 29);
  await store.rollout('1.2.0', 31);
  expect((await removeOldReleases(store.parts)).releases).toEqual(['notices 1.2.0']);
});

test('a release that was begun long ago is forgotten, so that its version is free', async () => {
  await using store = await aStore();
  await store.release({ version: '1.0.0', contents: ['begun'], age: 8, isComplete: false });
  await store.release({ version: '1.1.0', contents: ['fresh'], age: 6, isComplete: false });
  expect(await removeOldReleases(store.parts)).toEqual({ releases: ['notices 1.0.0'], files: 1 });
  const rows = await store.manager.getRepository(releaseEntity).find();
  expect(rows.map(({ releaseVersion }) => releaseVersion)).toEqual(['1.1.0']);
});

test('a removal that was interrupted is continued by another replica', async () => {
  await using store = await aStore();
  await store.release({ version: '1.0.0', contents: ['one', 'two'], age: 31 });
  const failing = { ...store.storage, delete: () => Promise.reject(new Error('killed')) };
  await expect(removeOldReleases({ ...store.parts, storage: failing })).rejects.toThrow('killed');
  const stored = releasesRepository(store.manager);
  const digests = ['one', 'two'].map((content) => digestOf(Buffer.from(content)));
  // The files count as absent at once, and cannot be stored again before they are gone.
  expect((await stored.stored(digests)).size).toBe(0);
  expect(await stored.isRemoving(digests[0] ?? '')).toBe(true);
  expect(await removeOldReleases(store.parts)).toEqual({ releases: [], files: 0 });
  store.at(new Date(now.getTime() + 11 * 60_000));
  expect(await removeOldReleases(store.parts)).toEqual({ releases: [], files: 2 });
  expect([await store.has('one'), await store.has('two')]).toEqual([false, false]);
  expect(await stored.isRemoving(digests[0] ?? '')).toBe(false);
  expect(await store.removed()).toHaveLength(1);
});

test('two replicas at the same time remove each release and each file once', async () => {
  await using store = await aStore();
  for (let number = 0; number < 5; number += 1) {
    await store.release({ version: `1.${number}.0`, contents: [`file ${number}`], age: 31 });
  }
  const rounds = await Promise.all([removeOldReleases(store.parts), removeOldReleases(store.parts)]);
  expect(rounds.flatMap(({ releases }) => releases)).toHaveLength(5);
  expect(rounds.reduce((all, { files }) => all + files, 0)).toBe(5);
  expect(await store.removed()).toHaveLength(5);
});
