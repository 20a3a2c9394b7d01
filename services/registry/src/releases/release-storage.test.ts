import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@seed/contracts/node/release-files';
import { describeWithS3, s3Server, testBucket } from '@seed/service-kit/testing/test-bucket';
import type { ReleaseLocation } from '../storage-config.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { storageAt } from './release-storages.ts';

interface Place extends AsyncDisposable {
  readonly location: ReleaseLocation;
}

async function aFolder(): Promise<Place> {
  const parent = await mkdtemp(join(tmpdir(), 'seed-storage-'));
  return {
    location: { folder: join(parent, 'not', 'there', 'yet') },
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true }),
  };
}

async function aBucket(): Promise<Place> {
  const bucket = await testBucket();
  return { location: { bucket: bucket.settings }, [Symbol.asyncDispose]: () => bucket[Symbol.asyncDispose]() };
}

/** Without the program of an S3 server, `npm run test:s3` runs these tests. */
const places: readonly (readonly [string, () => Promise<Place>])[] = [
  ['a folder', aFolder],
  ...(s3Server === undefined ? [] : [['a bucket', aBucket] as const]),
];

const stored = async (storage: ReleaseStorage, content: Buffer) => {
  const digest = digestOf(content);
  await storage.put(digest, content);
  return digest;
};

describe.each(places)('%s', (_, start) => {
  test('returns what was stored, byte by byte, and null for the rest', async () => {
    await using place = await start();
    const storage = storageAt(place.location);
    const content = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
    const digest = await stored(storage, content);
    expect(await storage.get(digest)).toEqual(content);
    expect(await storage.get(digestOf(Buffer.from('absent')))).toBeNull();
  });

  test('stores an empty file and one of 5 MB', async () => {
    await using place = await start();
    const storage = storageAt(place.location);
    for (const content of [Buffer.alloc(0), randomBytes(5 * 1024 * 1024)]) {
      const digest = await stored(storage, content);
      expect((await storage.get(digest))?.equals(content)).toBe(true);
    }
  });

  test('stores the same file several times at once', async () => {
    await using place = await start();
    const storage = storageAt(place.location);
    const content = randomBytes(200_000);
    const digests = await Promise.all([1, 2, 3, 4].map(() => stored(storage, content)));
    expect((await storage.get(digests[0] ?? ''))?.equals(content)).toBe(true);
  });

  test('deletes a file, and deleting it twice is no error', async () => {
    await using place = await start();
    const storage = storageAt(place.location);
    const digest = await stored(storage, Buffer.from('a'));
    await storage.delete(digest);
    await storage.delete(digest);
    expect(await storage.get(digest)).toBeNull();
  });
});

describeWithS3('a bucket (npm run test:s3)', () => {
  test('refuses a wrong secret, which is a 503', async () => {
    await using bucket = await testBucket();
    const stranger = storageAt({ bucket: { ...bucket.settings, secretAccessKey: 'wrong' } });
    const unavailable = { status: 503, code: 'storage_unavailable' };
    await expect(stored(stranger, Buffer.from('a'))).rejects.toMatchObject(unavailable);
    await expect(stranger.get(digestOf(Buffer.from('a')))).rejects.toMatchObject(unavailable);
    expect(await readdir(bucket.folder)).toEqual([]);
  });

  test('is a 503 while its server is down, and has every file afterwards', async () => {
    await using bucket = await testBucket();
    const storage = storageAt({ bucket: bucket.settings });
    const digest = await stored(storage, Buffer.from('a'));
    await bucket.kill();
    await expect(storage.get(digest)).rejects.toMatchObject({ status: 503, code: 'storage_unavailable' });
    await expect(stored(storage, Buffer.from('b'))).rejects.toMatchObject({ status: 503 });
    await bucket.restart();
    expect(await storage.get(digest)).toEqual(Buffer.from('a'));
  });
});
