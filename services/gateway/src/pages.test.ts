import { createHash } from 'node:crypto';
import { shared } from '@seed/service-kit/testing/shared';
import { inlineScript, inlineStyle, releaseOf, federationIntegrity } from './testing/portal-files.ts';
import { startTestPortal } from './testing/test-portal.ts';

const env = {
  SUPPORT_PERSON: `Ana </script><script>alert(1)</script> $& $' <!--`,
  SUPPORT_EMAIL: 'help@seed.example',
  IMAGE_SOURCES: 'https://pictures.example',
  ASSOCIATION_URL: 'https://seed.example/?a="1"&b=<2>',
};
const portal = shared(() => startTestPortal({ replicas: ['http://127.0.0.1:9'], env }));

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${portal().url}${path}`, { headers: { Accept: 'text/html,*/*', ...headers }, redirect: 'manual' });

test.each(['/', '/forums', '/forums/7', '/community/profiles/abc', '/no-such-page'])(
  '%s gets the document of the shell',
  async (path) => {
    const response = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>SEED</title>');
  },
);

const digest = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the landing page has a document of its own, with the configured values in it', async () => {
  const landing = await (await page('/?from=home')).text();
  expect(landing).toContain('<a href="https://seed.example/?a=&quot;1&quot;&amp;b=&lt;2&gt;">Association</a>');
  expect(landing).toContain('<a href="mailto:help@seed.example">help@seed.example</a>');
  expect(landing).toContain('<link rel="canonical" href="http://localhost:3000/">');
  expect(landing).toContain('"modules":[]');
  for (const path of ['/intranet-welcome', '/forums', '/no-such-page']) {
    const portalDocument = await (await page(path)).text();
    expect(portalDocument).toContain('Loading... Please wait!');
    expect(portalDocument).not.toContain('Association');
  }
});

test('only the inline code of the document may run', async () => {
  const policyOf = async (path: string) => (await page(path)).headers.get('content-security-policy');
  const landing = await policyOf('/');
  expect(landing).toContain(`script-src 'self' ${digest(inlineScript)};`);
  expect(landing).toContain(`style-src 'self' ${digest(inlineStyle)};`);
  const portalDocument = await policyOf('/forums');
  expect(portalDocument).toContain(`script-src 'self' ${digest(inlineScript)};`);
  expect(portalDocument).toContain(`style-src 'self';`);
  expect(await policyOf('/boot.json')).toContain(`script-src 'self';`);
  expect(portalDocument).toContain(`img-src 'self' data: blob: https://pictures.example;`);
});

test.each([
  '/api/other',
  '/m/forums/9.9.9/x.js',
  '/m/forums/1.0.0/missing.js',
  '/m/forums/1.0.0',
  '/m',
  '/assets/missing.js',
  '/assets/deep/path',
  '/uploads/x.png',
  '/feeds/calendar/x.ics',
  '/realms/other/x',
  '/logo.png',
  '/missing.ico',
  '/index.html',
  '/landing.html',
  '/portal.html',
  '/portal.html.br',
  '/health/other',
])('%s is a 404 that no cache stores, never the shell', async (path) => {
  const response = await page(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('a page is sent for GET and HEAD, and as HTML only', async () => {
  const post = await fetch(`${portal().url}/forums`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect((await page('/forums', { Accept: 'application/json' })).status).toBe(404);
  const head = await fetch(`${portal().url}/forums`, { method: 'HEAD', headers: { Accept: 'text/html' } });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the boot document is in the page, and nothing in it can break out', async () => {
  const html = await (await page('/forums')).text();
  const [, json = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toContain('<');
  const boot = JSON.parse(json) as { support: { person: string }; identity: unknown; modules: { entry: string }[] };
  expect(boot.support.person).toBe(`Ana </script><script>alert(1)</script> $& $' <!--`);
  expect(boot.modules[0]?.entry).toBe('/m/forums/1.0.0/remoteEntry.100.js');
  expect(html.match(/<\/script>/g)).toHaveLength(3);
});

test('the page preloads what its module needs, and no module where none is needed', async () => {
  const html = await (await page('/forums/7')).text();
  const integrity = `integrity="${releaseOf('forums', '1.0.0').integrity['module.js']}"`;
  const link = (as: string, href: string, rest = ' ' + integrity) =>
    `<link rel="preload-later" as="${as}" href="${href}" fetchpriority="low" crossorigin="anonymous"${rest}>`;
  expect(html).toContain(link('script', '/m/forums/1.0.0/remoteEntry.100.js'));
  expect(html).toContain(link('script', '/m/forums/1.0.0/module.js'));
  expect(html).toContain(link('style', '/m/forums/1.0.0/module.css'));
  expect(html).toContain(link('script', '/assets/federation.5e6f7a8b.js', ` integrity="${federationIntegrity}"`));
  expect(html).toContain(link('script', '/assets/kit.1b2c3d4e.js', ''));
  expect(html).toContain(link('script', '/assets/page.7f8a9b0c.js', ''));
  expect(html).not.toContain('/assets/menu');
  for (const path of ['/', '/forumsandmore']) expect(await (await page(path)).text()).not.toContain('href="/m/');
});

test('every page but the landing page preloads what is behind the login', async () => {
  for (const path of ['/forums', '/intranet-welcome', '/forumsandmore']) {
    const html = await (await page(path)).text();
    expect(html).toContain(
      '<link rel="preload" as="script" href="/assets/portal.9c0d1e2f.js" fetchpriority="low" crossorigin="anonymous">',
    );
    expect(html).toContain(
      '<link rel="preload" as="style" href="/assets/portal.3a4b5c6d.css" fetchpriority="low" crossorigin="anonymous">',
    );
  }
  expect(await (await page('/?from=home')).text()).not.toContain('preload');
});

test('of two modules the one with the longer route is preloaded', async () => {
  const { manifest } = releaseOf('clubs', '1.0.0');
  await portal().files.publish('clubs', '1.0.0', { manifest: { ...manifest, routes: ['/clubs', '/forums/clubs'] } });
  await portal().files.register({ forums: '1.0.0', clubs: '1.0.0' });
  expect(await (await page('/forums/clubs/1')).text()).toContain('href="/m/clubs/1.0.0/module.js"');
  expect(await (await page('/forums/club')).text()).toContain('href="/m/forums/1.0.0/module.js"');
  await portal().files.register({ forums: '1.0.0' });
});

test('page and boot.json are a 304 until something changes', async () => {
  for (const path of ['/forums', '/boot.json']) {
    const etag = (await page(path)).headers.get('etag') ?? '';
    const again = await page(path, { 'If-None-Match': etag });
    expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      304,
      etag,
      'no-cache',
    ]);
    await portal().files.publish('forums', '1.0.1');
    await portal().files.register({ forums: '1.0.1' });
    expect((await page(path, { 'If-None-Match': etag })).status).toBe(200);
    await portal().files.register({ forums: '1.0.0' });
    expect((await page(path, { 'If-None-Match': etag })).status).toBe(304);
  }
});

test.each([
  ['/', 'page'],
  ['/boot.json', 'page'],
  ['/m/x.js', 'closed'],
  ['/assets/main.1a2b3c4d.js', 'closed'],
  ['/api/v1/forums', 'closed'],
  ['/api/v1/docs', 'closed'],
  ['/health/live', 'closed'],
])('%s carries the security headers of a %s', async (path, kind) => {
  const { headers } = await page(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('origin-agent-cluster')).toBe(kind === 'page' ? '?1' : null);
  if (kind === 'page') {
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
    expect(policy).toContain(`connect-src 'self' ${new URL(portal().issuer.settings.issuer).origin}`);
  } else {
    expect(policy).not.toMatch(/script-src|connect-src/);
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
});
