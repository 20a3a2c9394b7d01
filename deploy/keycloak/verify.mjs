// Shows that unmodified keycloak-js works the same against a real Keycloak and against the embedded provider:
//   node scripts/with-keycloak.mjs node deploy/keycloak/verify.mjs       real
//   node deploy/keycloak/verify.mjs                                      embedded (after `npm run compile`)
// The last thing printed is the access token's claims, for comparing the two.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { findChromium } from '../../scripts/find-chromium.mjs';

const keycloakUrl = process.env.KEYCLOAK_URL;
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'].concat(
  '--disable-background-networking',
  '--disable-component-update',
);

const page = (authority) => `<!doctype html><title>Portal</title><script type="module">
  import Keycloak from '/keycloak.js';
  const keycloak = new Keycloak({ url: ${JSON.stringify(authority)}, realm: 'seed', clientId: 'portal-web' });
  window.keycloak = keycloak;
  const silentCheckSsoRedirectUri = location.origin + '/silent-check-sso.html';
  window.signedIn = keycloak.init({ onLoad: 'check-sso', pkceMethod: 'S256', scope: 'openid profile email', silentCheckSsoRedirectUri,
    checkLoginIframe: ${process.env.CHECK_LOGIN_IFRAME === 'true'}, messageReceiveTimeout: 5000 });
</script>`;
const silentPage = '<!doctype html><script>parent.postMessage(location.href, location.origin)</script>';

async function startEmbedded(port, dataDir) {
  const { createDevIdentity } = await import('../../packages/dev-identity/dist/dev-identity.js');
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: (fields, message) => console.error(message, fields) };
  return createDevIdentity({ issuer: `http://localhost:${port}/realms/seed`, dataDir, logger });
}

/** A stand-in portal: one page with keycloak-js and, without KEYCLOAK_URL, the embedded provider beside it. */
async function startPortal() {
  const dataDir = await mkdtemp(join(tmpdir(), 'seed-identity-'));
  const script = await readFile(new URL(import.meta.resolve('keycloak-js')));
  const portal = { identity: undefined };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (portal.identity && pathname.startsWith('/realms/')) return portal.identity.handler(request, response);
    const isScript = pathname === '/keycloak.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    if (isScript) return response.end(script);
    response.end(pathname === '/silent-check-sso.html' ? silentPage : page(keycloakUrl ?? '/'));
  });
  server.listen(Number(process.env.PORTAL_PORT ?? 0), '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const restart = async () => {
    await portal.identity?.stop();
    portal.identity = await startEmbedded(port, dataDir);
  };
  if (keycloakUrl === undefined) await restart();
  const stop = async () => {
    await portal.identity?.stop();
    server.close();
    server.closeAllConnections();
    await rm(dataDir, { recursive: true });
  };
  return { url: `http://localhost:${port}`, authority: keycloakUrl ?? `http://localhost:${port}`, restart, stop };
}

async function signIn(tab, username, password) {
  await tab.locator('#username').fill(username);
  await tab.locator('#password').fill(password);
  await tab.locator('#kc-login').click();
}

async function verify(portal, context) {
  const step = (name) => console.log(`ok  ${name}`);
  const tab = await context.newPage();
  const isSignedIn = () => tab.evaluate(() => window.signedIn);
  await tab.goto(portal.url);
  assert.equal(await isSignedIn(), false);
  step('a visitor is not signed in, silently');

  await tab.evaluate(() => void window.keycloak.login());
  await tab.locator('#kc-form-login').waitFor();
  await signIn(tab, 'maria@seed.example', 'wrong');
  await tab.getByText('Invalid username or password.').waitFor();
  assert.equal(await tab.locator('#username').inputValue(), 'maria@seed.example');
  step('a wrong password is refused and the typed name stays');

  await signIn(tab, ' MARIA@seed.example ', 'seed');
  await tab.waitForURL(`${portal.url}/**`);
  await tab.waitForFunction(() => window.keycloak?.authenticated);
  assert.equal(await tab.evaluate(() => window.keycloak.hasRealmRole('participant')), true);
  assert.equal(await tab.evaluate(() => window.keycloak.hasRealmRole('Admin')), false);
  step('login, and roles as keycloak-js sees them');

  const token = await tab.evaluate(() => window.keycloak.token);
  const issuer = `${portal.authority}/realms/seed`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/protocol/openid-connect/certs`));
  const { payload } = await jwtVerify(token, keys, { issuer, audience: 'portal-api', algorithms: ['RS256'] });
  assert.equal(payload.sub, '11111111-0000-4000-8000-000000000002');
  step('the access token verifies for portal-api');

  assert.equal((await tab.evaluate(() => window.keycloak.loadUserInfo())).email, 'maria@seed.example');
  step('userinfo');

  assert.equal(await tab.evaluate(() => window.keycloak.updateToken(-1)), true);
  assert.notEqual(await tab.evaluate(() => window.keycloak.token), token);
  step('refresh');

  if (keycloakUrl === undefined) {
    await portal.restart();
    assert.equal(await tab.evaluate(() => window.keycloak.updateToken(-1)), true);
    step('refresh after a restart of the provider');
  }
  await tab.reload();
  assert.equal(await isSignedIn(), true);
  step('silent sign-in after a reload');

  await tab.evaluate((redirectUri) => void window.keycloak.logout({ redirectUri }), `${portal.url}/bye`);
  await tab.waitForURL(`${portal.url}/bye`);
  assert.equal(await isSignedIn(), false);
  step('logout');

  await tab.evaluate(() => void window.keycloak.login());
  await signIn(tab, 'admin@seed.example', 'seed');
  await tab.waitForFunction(() => window.keycloak?.authenticated);
  assert.equal(await tab.evaluate(() => window.keycloak.hasRealmRole('Admin')), true);
  step('another member signs in');
  return { access: payload, id: await tab.evaluate(() => window.keycloak.idTokenParsed) };
}

const portal = await startPortal();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
try {
  const context = await browser.newContext();
  const claims = await verify(portal, context);
  console.log(JSON.stringify(claims, null, 2));
} finally {
  await browser.close();
  await portal.stop();
}
