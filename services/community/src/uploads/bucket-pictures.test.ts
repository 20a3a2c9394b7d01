import { readdir } from 'node:fs/promises';
import { squareFilename, thumbnailFilename } from '@seed/contracts/uploads';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { describeWithS3, type TestBucket, testBucket } from '@seed/service-kit/testing/test-bucket';
import { until } from '@seed/service-kit/testing/until';
import { communityUnderTest, type CommunityUnderTest } from '../testing/community-under-test.ts';
import { aPicture } from '../testing/pictures.ts';

const withPictures = ({ settings }: TestBucket) =>
  communityUnderTest({ pictures: { s3: settings }, events: { secret: testEventsSecret, subscribers: {} } });

async function upload(community: CommunityUnderTest) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'me.png');
  const headers = { Authorization: `Bearer ${await community.issuer.token({ sub: 'maria' })}` };
  const response = await fetch(`${community.url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as { readonly filename: string; readonly code?: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}

/** The server keeps a folder of its own beside the objects. */
const storedIn = async ({ folder }: TestBucket) => (await readdir(folder)).filter((name) => name.endsWith('.webp'));

const read = (community: CommunityUnderTest, filename: string, headers: Record<string, string> = {}) =>
  fetch(`${community.url}/uploads/${filename}`, { headers });

describeWithS3('pictures in a bucket (npm run test:s3)', () => {
  test('a picture is stored in three sizes and served whole, to be cached for ever', async () => {
    await using bucket = await testBucket();
    await using community = await withPictures(bucket);
    const { status, body } = await upload(community);
    expect(status).toBe(201);
    const { filename } = body;
    expect(new Set(await storedIn(bucket))).toEqual(
      new Set([filename, squareFilename(filename), thumbnailFilename(filename)]),
    );
    const whole = await read(community, filename);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${filename}"`,
    });
    const content = await whole.arrayBuffer();
    const part = await read(community, filename, { Range: 'bytes=0-99' });
    expect([part.status, await part.arrayBuffer()]).toEqual([200, content]);
  });

  test('while the store is down, uploads and new pictures are 503, and all else goes on', async () => {
    await using bucket = await testBucket();
    await using community = await withPictures(bucket);
    const { filename } = (await upload(community)).body;
    await bucket.kill();
    expect(await upload(community)).toMatchObject({
      status: 503,
      retryAfter: '2',
      body: { code: 'storage_unavailable' },
    });
    const missing = await read(community, filename);
    expect([missing.status, missing.headers.get('cache-control'), missing.headers.get('etag')]).toEqual([
      503,
      'no-store',
      null,
    ]);
    expect((await read(community, filename, { 'If-None-Match': `"${filename}"` })).status).toBe(304);
    expect((await fetch(`${community.url}/health/ready`)).status).toBe(200);
    expect((await community.as('kenji').get('/api/v1/users/maria')).status).toBe(200);
    expect((await community.as('maria').put('/api/v1/users/maria', { about: 'Hello' })).status).toBe(200);
    await bucket.restart();
    expect((await read(community, filename)).status).toBe(200);
    expect((await upload(community)).status).toBe(201);
  });

  test('an upload to a store that hangs is a 503 within the time of the gateway, and profiles are read meanwhile', async () => {
    await using bucket = await testBucket();
    await using community = await withPictures(bucket);
    bucket.freeze();
    const started = performance.now();
    const refused = upload(community);
    expect((await community.as('kenji').get('/api/v1/users/maria')).status).toBe(200);
    expect(await refused).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    expect(performance.now() - started).toBeLessThan(14_000);
    bucket.thaw();
  }, 30_000);

  test('the pictures of a member who is removed while the store is down are deleted when it is back', async () => {
    await using bucket = await testBucket();
    await using community = await withPictures(bucket);
    const { filename } = (await upload(community)).body;
    await bucket.kill();
    expect((await community.as('ana').delete('/api/v1/users/maria')).status).toBe(204);
    await bucket.restart();
    await until(async () => (await storedIn(bucket)).length === 0);
    expect((await read(community, filename)).status).toBe(404);
  }, 30_000);
});
