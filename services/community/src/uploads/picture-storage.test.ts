import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeS3 } from '../testing/fake-s3.ts';
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
  const s3 = await fakeS3();
  return { storage: s3Storage(s3.settings), [Symbol.asyncDispose]: () => s3.stop() };
}

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])('%s', (_, start) => {
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

test('a bucket gets the type of a picture', async () => {
  const s3 = await fakeS3();
  await s3Storage(s3.settings).put('a.webp', Buffer.from('a'));
  expect([...s3.objects]).toEqual([['/seed-pictures/a.webp', { content: Buffer.from('a'), type: 'image/webp' }]]);
  await s3.stop();
});

test('a wrong secret, a failing store and an unreachable store are 503', async () => {
  const s3 = await fakeS3();
  const stranger = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
  await expect(stranger.put('a.webp', Buffer.from('a'))).rejects.toMatchObject({ status: 503 });
  await expect(stranger.get('a.webp')).rejects.toMatchObject({ status: 503 });
  const storage = s3Storage(s3.settings);
  s3.fail(500);
  await expect(storage.get('a.webp')).rejects.toMatchObject({ status: 503 });
  s3.fail(undefined);
  expect(await storage.get('a.webp')).toBeNull();
  await s3.stop();
  await expect(storage.put('a.webp', Buffer.from('a'))).rejects.toMatchObject({ status: 503 });
});
