import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithS3, s3Server, testBucket } from '@seed/service-kit/testing/test-bucket';
import { until } from '@seed/service-kit/testing/until';
import { diskStorage } from './disk-storage.ts';
import type { PictureStorage } from './picture-storage.ts';
import { s3Storage } from './s3-storage.ts';

interface StorageUnderTest extends AsyncDisposable {
  readonly storage: PictureStorage;
}

async function onDisk(): Promise<StorageUnderTest> {
  const parent = await mkdtemp(join(tmpdir(), 'seed-storage-'));
  return {
    storage: await diskStorage(join(parent, 'not', 'there', 'yet')),
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true }),
  };
}

async function inBucket(): Promise<StorageUnderTest> {
  const bucket = await testBucket();
  return { storage: s3Storage(bucket.settings), [Symbol.asyncDispose]: () => bucket[Symbol.asyncDispose]() };
}

/** Without the program of an S3 server, `npm run test:s3` runs these tests. */
const places: readonly (readonly [string, () => Promise<StorageUnderTest>])[] = [
  ['a folder', onDisk],
  ...(s3Server === undefined ? [] : [['a bucket', inBucket] as const]),
];

describe.each(places)('%s', (_, start) => {
  const content = Buffer.from([0, 1, 2, 255, 254, 10, 13]);

  test('returns the stored content', async () => {
    await using under = await start();
    await under.storage.put('a-b_C.webp', content);
    await under.storage.put('other.webp', Buffer.from('other'));
    expect(await under.storage.get('a-b_C.webp')).toEqual(content);
  });

  test('returns null for a name that does not exist', async () => {
    await using under = await start();
    expect(await under.storage.get('nothing.webp')).toBeNull();
  });

  test('deletes a picture, and deleting it twice is no error', async () => {
    await using under = await start();
    await under.storage.put('a.webp', content);
    await under.storage.delete('a.webp');
    await under.storage.delete('a.webp');
    expect(await under.storage.get('a.webp')).toBeNull();
  });

  test('keeps large content complete', async () => {
    await using under = await start();
    const large = Buffer.alloc(1_000_000, 'large');
    await Promise.all(['a.webp', 'b.webp', 'c.webp'].map((name) => under.storage.put(name, large)));
    expect((await under.storage.get('b.webp'))?.equals(large)).toBe(true);
  });
});

test('a folder never has a part of a picture under its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-storage-'));
  const storage = await diskStorage(folder);
  await storage.put('a.webp', Buffer.from('a'));
  await expect(storage.put('not-there/a.webp', Buffer.from('a'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a.webp']);
  await rm(folder, { recursive: true });
});

const unavailable = { status: 503, code: 'storage_unavailable' };

describeWithS3('a bucket (npm run test:s3)', () => {
  test('refuses a wrong secret, which is a 503', async () => {
    await using bucket = await testBucket();
    const stranger = s3Storage({ ...bucket.settings, secretAccessKey: 'wrong' });
    await expect(stranger.put('a.webp', Buffer.from('a'))).rejects.toMatchObject(unavailable);
    await expect(stranger.get('a.webp')).rejects.toMatchObject(unavailable);
    expect(await readdir(bucket.folder)).toEqual([]);
  });

  test('is a 503 while its server hangs: after the first calls at once, and not for longer than it hangs', async () => {
    await using bucket = await testBucket();
    const storage = s3Storage(bucket.settings);
    await storage.put('a.webp', Buffer.from('a'));
    bucket.freeze();
    const readers = Array.from({ length: 3 }, () => storage.get('a.webp'));
    for (const { status } of await Promise.allSettled(readers)) expect(status).toBe('rejected');
    const started = performance.now();
    await expect(storage.get('a.webp')).rejects.toMatchObject(unavailable);
    expect(performance.now() - started).toBeLessThan(2000);
    bucket.thaw();
    await until(async () => (await storage.get('a.webp').catch(() => null)) !== null);
  }, 30_000);
});
