import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shared } from '@seed/service-kit/testing/shared';
import { inlineScript } from './testing/portal-files.ts';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';

const portal = shared(portalWithReplicas);

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal().url}${path}`, { headers: { Accept: 'text/html,*/*', ...headers }, redirect: 'manual' });

const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Sends the exact path and resolves to the undecoded bytes; `fetch` would normalize both. */
function raw(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(portal().url);
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      httpRequest({ hostname, port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

test('a hashed asset is immutable, in the encoding that the client prefers', async () => {
  const path = '/assets/main.1a2b3c4d.js';
  const plain = await raw(path);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const br = await raw(path, { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  const gz = await raw(path, { 'Accept-Encoding': 'gzip, br;q=0' });
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.body)).toEqual(plain.body);
  expect(new Set([plain, br, gz].map(({ headers }) => headers['etag'])).size).toBe(3);
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': String(br.headers['etag']) };
  expect((await raw(path, known)).status).toBe(304);
});

test('a file that the build compressed is sent as it is', async () => {
  await portal().files.write('modules/forums/1.0.0/lazy.js', 'plain');
  await portal().files.write('modules/forums/1.0.0/lazy.js.br', 'by the build');
  const { headers, body } = await raw('/m/forums/1.0.0/lazy.js', { 'Accept-Encoding': 'br' });
  expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'by the build']);
  expect(headers['cache-control']).toContain('immutable');
});

test('the document of the silent sign-in is kept for an hour, and only the portal may frame it', async () => {
  const response = await page('/silent-check-sso.html');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' ${digest(inlineScript)};`);
});

test('another file of the shell without a hash is revalidated each time', async () => {
  await portal().files.write('shell/notes.txt', 'one');
  expect((await page('/notes.txt')).headers.get('cache-control')).toBe('no-cache');
  await portal().files.write('shell/notes.txt', 'another');
  expect(await (await page('/notes.txt')).text()).toBe('another');
});

test.each([
  ['icon-192.png', 'image/png'],
  ['favicon.ico', 'image/vnd.microsoft.icon'],
  ['favicon.svg', 'image/svg+xml'],
  ['portal.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['service-worker.js', 'text/javascript; charset=utf-8'],
])('%s, which a phone installs, is %s and revalidated each time', async (name, type) => {
  await portal().files.write(`shell/${name}`, '{}');
  const response = await page(`/${name}`);
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    type,
    'no-cache',
  ]);
  const again = await page(`/${name}`, { 'If-None-Match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a page may start the service worker of the portal, and none of another origin', async () => {
  const response = await page('/intranet-welcome');
  expect(response.headers.get('content-security-policy')).toContain("worker-src 'self';");
});

test('no file outside of the folders is sent', async () => {
  await portal().files.write('secret.txt', 'secret');
  await portal().files.write('modules/.hidden/x.js', 'secret');
  await portal().files.write('shell/.env', 'secret');
  for (const path of [
    '/m/../secret.txt',
    '/m/%2e%2e/secret.txt',
    '/m/..%2fsecret.txt',
    '/m/%2e%2e%2fsecret.txt',
    '/m/forums/..%2f..%2f..%2fsecret.txt',
    '/m/..%5csecret.txt',
    '/m//etc/passwd',
    '/m/%2fetc/passwd',
    '/m/forums/1.0.0/module.js%00.css',
    '/m/%E0%A4%A.js',
    '/m/.hidden/x.js',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/.env',
    `/m/${'a'.repeat(5000)}.js`,
  ]) {
    const { status, body } = await raw(path, { Accept: '*/*' });
    expect([path, status]).toEqual([path, 404]);
    expect(body.toString()).not.toContain('secret');
  }
});
