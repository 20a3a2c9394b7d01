import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPortalProxy } from './portal-proxy.ts';

async function listen(listener: RequestListener, port = 0) {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${taken}`, port: taken, close };
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
}

const manifest = {
  id: 'notices',
  title: 'Notices',
  owner: 'notices team',
  routes: ['/notices'],
  tiles: [{ title: 'Notices', href: '/notices', artwork: 'menu/notices.svg', order: 1 }],
  requires: { sdk: '^2.0.0' },
  budgets: { js: 25, css: 2 },
};
const release = (version: string) => ({
  id: 'notices',
  version,
  manifest,
  entry: 'remoteEntry.js',
  js: [],
  css: [],
  integrity: {},
  prefetch: [],
});
const boot = {
  identity: { url: '/', realm: 'seed', clientId: 'portal-web' },
  roles: { claim: 'roles', admin: 'Admin' },
  support: { email: 'help@example.org', person: 'Ana' },
  associationUrl: 'https://example.org',
  addedLater: true,
  modules: [release('1.0.0')],
};
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** A portal, a development server and the proxy between them; `identityUrl` is that of an identity provider elsewhere. */
async function aProxy(identityUrl = '/') {
  const shown = { ...boot, identity: { ...boot.identity, url: identityUrl } };
  const seen: { url: string | undefined; host: string | undefined; origin: string | undefined; body: string }[] = [];
  const portal = await listen((request, response) => {
    void text(request).then((body) => {
      const { host, origin } = request.headers;
      seen.push({ url: request.url, host, origin, body });
      const json = JSON.stringify(shown);
      if (request.url === '/boot.json') response.setHeader('content-type', 'application/json').end(json);
      else if (request.url?.startsWith('/realms/')) {
        response.writeHead(302, {
          location: `${portal.origin}/intranet-welcome?code=1`,
          'set-cookie': 'SESSION=1; Path=/; Secure; SameSite=None',
        });
        response.end();
      } else if (request.url?.startsWith('/api/')) response.end('from the portal');
      else {
        response.setHeader('content-security-policy', policy).setHeader('content-type', 'text/html');
        response.end(`<html><script type="application/json" id="boot">${json}</script></html>`);
      }
    });
  });
  const module = await listen((_, response) => response.end(JSON.stringify(release('1.1.0-dev'))));
  const service = await listen((_, response) => response.end('from the service'));
  const proxy = await startPortalProxy({
    portal: new URL(portal.origin),
    port: await freePort(),
    module: { id: 'notices', origin: module.origin },
    service: { url: new URL(service.origin), resources: ['notices'] },
  });
  const stop = () => Promise.all([proxy.stop(), portal.close(), module.close(), service.close()]);
  // The portal is at 127.0.0.1, so the proxy is at localhost.
  return { url: proxy.url, portal, module, seen, stop };
}

test('a page has the module of the development server, and may load it', async () => {
  const { url, portal, module, stop } = await aProxy();
  const response = await fetch(`${url}/notices`);
  const page = await response.text();
  expect(page).toContain('"version":"1.1.0-dev"');
  expect(page).toContain(`"entry":"${module.origin}/remoteEntry.js"`);
  expect(page).not.toContain('"version":"1.0.0"');
  expect(page).toContain('"addedLater":true');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${module.origin}; connect-src 'self' ${module.origin} ${module.origin.replace('http', 'ws')}`,
  );
  expect(await (await fetch(`${url}/boot.json`)).text()).toContain('1.1.0-dev');
  expect(await (await fetch(`${portal.origin}/boot.json`)).text()).not.toContain('1.1.0-dev');
  await stop();
});

test("a login uses the portal's own addresses at the identity provider and returns to the proxy", async () => {
  const { url, portal, seen, stop } = await aProxy();
  const redirect = encodeURIComponent(`${url}/intranet-welcome`);
  const response = await fetch(`${url}/realms/seed/auth?redirect_uri=${redirect}`, { redirect: 'manual' });
  expect(seen.at(-1)?.url).toBe(
    `/realms/seed/auth?redirect_uri=${encodeURIComponent(`${portal.origin}/intranet-welcome`)}`,
  );
  expect(seen.at(-1)?.host).toBe(new URL(portal.origin).host);
  expect(response.headers.get('location')).toBe(`${url}/intranet-welcome?code=1`);
  expect(response.headers.get('set-cookie')).toBe('SESSION=1; Path=/; SameSite=Lax');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: url };
  await fetch(`${url}/realms/seed/token`, {
    method: 'POST',
    headers,
    body: `redirect_uri=${redirect}`,
    redirect: 'manual',
  });
  expect(seen.at(-1)).toMatchObject({
    origin: portal.origin,
    body: `redirect_uri=${encodeURIComponent(`${portal.origin}/intranet-welcome`)}`,
  });
  await stop();
});

test('an identity provider at another address is reached through the proxy, as from the portal', async () => {
  const received: { url: string | undefined; host: string | undefined; origin: string | undefined }[] = [];
  const identity = await listen(({ url: path, headers: { host, origin } }, response) => {
    received.push({ url: path, host, origin });
    const form = `<form action="${identity.origin}/realms/seed/login-actions/authenticate">`;
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'KC=1; Path=/; Secure; SameSite=None' });
    response.end(form);
  });
  const { url, portal, stop } = await aProxy(identity.origin);
  expect(await (await fetch(`${url}/boot.json`)).text()).toContain(`"identity":{"url":"${url}"`);

  const redirect = encodeURIComponent(`${url}/intranet-welcome`);
  const response = await fetch(`${url}/realms/seed/auth?redirect_uri=${redirect}`, { headers: { origin: url } });
  expect(received).toEqual([
    {
      url: `/realms/seed/auth?redirect_uri=${encodeURIComponent(`${portal.origin}/intranet-welcome`)}`,
      host: new URL(identity.origin).host,
      origin: portal.origin,
    },
  ]);
  expect(await response.text()).toBe(`<form action="${url}/realms/seed/login-actions/authenticate">`);
  expect(response.headers.get('set-cookie')).toBe('KC=1; Path=/; SameSite=Lax');
  await Promise.all([stop(), identity.close()]);
});

test("calls of the module's own service go to it, all others to the portal", async () => {
  const { url, stop } = await aProxy();
  expect(await (await fetch(`${url}/api/v1/notices?limit=1`)).text()).toBe('from the service');
  expect(await (await fetch(`${url}/api/v1/forums`)).text()).toBe('from the portal');
  await stop();
});

test('the error names a portal that is unreachable', async () => {
  const { url, portal, stop } = await aProxy();
  await portal.close();
  const response = await fetch(`${url}/notices`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining(portal.origin)]);
  await stop();
});
