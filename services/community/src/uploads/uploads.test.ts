import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  squareFilename,
  squarePictureUrl,
  thumbnailFilename,
  thumbnailUrl,
  uploadMessages,
} from '@seed/contracts/uploads';
import sharp from 'sharp';
import { shared } from '@seed/service-kit/testing/shared';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { aPicture, aPixelBomb, aTelephonePhoto } from '../testing/pictures.ts';

const community = shared(() => communityUnderTest());

interface Uploaded {
  readonly filename: string;
  readonly detail?: string;
}

async function send(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await fetch(`${community().url}/api/v1/uploads`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await community().issuer.token({ sub: 'maria' })}`, ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Uploaded };
}

function formWith(
  content: Uint8Array | string,
  { name = 'me.png', type = 'image/png', field = 'file' } = {},
): FormData {
  const form = new FormData();
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  form.append(field, new Blob([bytes], { type }), name);
  return form;
}

const upload = (content: Uint8Array | string, headers?: Record<string, string>) => send(formWith(content), headers);
const stored = () => readdir(community().folder);
const picture = (filename: string) => fetch(`${community().url}/uploads/${filename}`);
const metadataOf = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s is stored in three sizes under an unguessable name',
  async (kind) => {
    const response = await upload(await aPicture(kind));
    expect(response.status).toBe(201);
    const { filename } = response.body;
    expect(filename).toMatch(/^[\w-]{22}\.webp$/);
    expect(response.headers.get('location')).toBe(`/uploads/${filename}`);
    expect(await metadataOf(await picture(filename))).toMatchObject({ format: 'webp', width: 600, height: 400 });
    const square = squarePictureUrl(`/uploads/${filename}`);
    expect(square).toBe(`/uploads/${squareFilename(filename)}`);
    expect(await metadataOf(await fetch(community().url + square))).toMatchObject({ width: 300, height: 300 });
    const thumbnail = await fetch(community().url + thumbnailUrl(`/uploads/${filename}`));
    expect(await metadataOf(thumbnail)).toMatchObject({ format: 'webp', width: 96, height: 96 });
  },
);

test('a picture from before there were thumbnails gets its own when it is first read', async () => {
  const { filename } = (await upload(await aPicture())).body;
  const thumbnail = thumbnailFilename(filename);
  await rm(join(community().folder, thumbnail));
  const responses = await Promise.all([picture(thumbnail), picture(thumbnail)]);
  for (const response of responses) expect(await metadataOf(response)).toMatchObject({ width: 96, height: 96 });
  expect(await stored()).toContain(thumbnail);
});

test.each(['nothing', 'nothing-square'])('%s has no thumbnail, and none is stored', async (name) => {
  const before = await stored();
  expect((await picture(`${name}-thumbnail.webp`)).status).toBe(404);
  expect(await stored()).toEqual(before);
});

test('a picture is served without a token, with its type, and may be cached for ever', async () => {
  const { filename } = (await upload(await aPicture())).body;
  const response = await picture(filename);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const again = await fetch(`${community().url}/uploads/${filename}`, {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const head = await fetch(`${community().url}/uploads/${filename}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
});

test('a small picture is not enlarged, a rotated one is turned upright, metadata is removed', async () => {
  const small = await upload(await aPicture('png', { width: 40, height: 30 }));
  expect(await metadataOf(await picture(small.body.filename))).toMatchObject({ width: 40, height: 30 });
  const photo = await upload(await aTelephonePhoto());
  const shown = await metadataOf(await picture(photo.body.filename));
  expect(shown).toMatchObject({ width: 200, height: 400 });
  expect([shown.exif, shown.orientation, shown.xmp]).toEqual([undefined, undefined, undefined]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';
const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Refused {
  readonly what: string;
  readonly make: () => Promise<Uint8Array | string> | string;
  readonly detail: string;
}

const { notAPicture, damaged, tooManyPixels, tooLarge } = uploadMessages;
const statusOf = (detail: string) => (detail === tooManyPixels || detail === tooLarge ? 413 : 415);

test.each<Refused>([
  { what: 'an SVG', make: () => svg, detail: notAPicture },
  { what: 'a page', make: () => page, detail: notAPicture },
  { what: 'a PDF', make: () => '%PDF-1.7\n', detail: notAPicture },
  { what: 'nothing', make: () => '', detail: notAPicture },
  { what: 'a TIFF', make: () => aPicture('tiff'), detail: notAPicture },
  { what: 'a page behind the head of a GIF', make: () => `GIF89a${page}`, detail: damaged },
  { what: 'the head of a PNG only', make: () => Promise.resolve(Buffer.from(pngHead)), detail: damaged },
  { what: 'half a JPEG', make: async () => (await aPicture('jpeg')).subarray(0, 900), detail: damaged },
  { what: 'a decompression bomb', make: aPixelBomb, detail: tooManyPixels },
  {
    what: 'more than 5 MB',
    make: async () => Buffer.concat([await aPicture(), Buffer.alloc(5_242_880)]),
    detail: tooLarge,
  },
  { what: 'much more than 5 MB', make: () => Promise.resolve(Buffer.alloc(9_000_000)), detail: tooLarge },
])('$what is refused with a clear text, and nothing is stored', async ({ make, detail }) => {
  const before = await stored();
  const response = await upload(await make());
  expect(response).toMatchObject({ status: statusOf(detail), body: { detail } });
  expect(await stored()).toEqual(before);
});

test.each([
  ['no file', new FormData()],
  ['another field', formWith('x', { field: 'picture' })],
  ['another encoding', new URLSearchParams({ file: 'x' })],
])('a form with %s is refused', async (_, form) => {
  expect([400, 415]).toContain((await send(form)).status);
});

test('two files in one form are refused', async () => {
  const form = formWith(await aPicture());
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'b.png');
  expect(await send(form)).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/file', message: uploadMessages.missing }] },
  });
});

test('a repeated Idempotency-Key gets the first name, and no second picture is stored', async () => {
  const key = { 'Idempotency-Key': 'picture-1' };
  const first = await upload(await aPicture(), key);
  const before = await stored();
  expect(await upload(await aPicture(), key)).toMatchObject({ status: 201, body: first.body });
  expect(await stored()).toEqual(before);
});

test.each(['', 'nothing.webp', '..%2f..%2fpackage.json', '%2e%2e', 'a%00.webp', 'x'.repeat(300), '.webp'])(
  'the picture %p is not found',
  async (name) => {
    expect((await picture(name)).status).toBe(404);
  },
);

test('the address of a picture accepts GET and HEAD only', async () => {
  const { filename } = (await upload(await aPicture())).body;
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await fetch(`${community().url}/uploads/${filename}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('a member who sends many pictures at once gets 429 for those beyond six', async () => {
  const content = await aPicture();
  const responses = await Promise.all(Array.from({ length: 40 }, () => upload(content)));
  expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(6);
  for (const { status, headers } of responses.filter((response) => response.status !== 201)) {
    expect([status, headers.get('retry-after')]).toEqual([429, '2']);
  }
}, 30_000);
