import { newPkce, Portal } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

const failure = 'Invalid username or password.';

it("has Keycloak's labels and ids", async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { response } = await portal.openForm();
  const page = await response.text();
  expect(page).toContain('id="kc-form-login"');
  expect(page).toContain('<label for="username">Username or email</label>');
  expect(page).toContain('<label for="password">Password</label>');
  expect(page).toMatch(/<button[^>]* id="kc-login"[^>]*>Sign In<\/button>/);
  expect(page).not.toContain('role="alert"');
});

it('refuses a wrong password and keeps the typed username', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  const { response } = await portal.submit(form.url, '"><b>maria', 'wrong');
  const page = await response.text();
  expect(page).toMatch(new RegExp(`role="alert">${failure}`));
  expect(page).toContain('value="&#34;&#62;&#60;b&#62;maria"');
});

it('shows the same message for an unknown username', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  const { response } = await portal.submit(form.url, 'nobody@seed.example', '');
  expect(await response.text()).toContain(failure);
});

it('fills in the username that the portal suggests', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { response } = await portal.openForm({ login_hint: 'paula@seed.example' });
  expect(await response.text()).toContain('value="paula@seed.example"');
});

it('cannot be framed, while the silent check can', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  expect(form.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(form.response.headers.get('content-security-policy')).not.toContain('unsafe');
  const silent = await portal.browser.open(portal.authorizationUrl(newPkce(), { prompt: 'none' }));
  expect(silent.status).toBe(303);
  expect(silent.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${server.origin}`);
  expect(silent.headers.get('x-frame-options')).toBeNull();
});

it('explains a form that has expired or belongs to another browser', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  const stranger = new Portal(server.origin);
  const { response } = await stranger.submit(form.url, 'maria@seed.example', 'seed');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in page has expired');
});

it('confirms a logout that names no address to return to', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { response } = await portal.browser.visit(`${server.issuer}/protocol/openid-connect/logout/success`);
  const page = await response.text();
  expect(page).toContain('<h1 id="kc-page-title">You are logged out</h1>');
  expect(page).toContain('href="/">Back to the portal</a>');
});

it('refuses a form of more than 16 kB', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const form = await portal.openForm();
  const { response } = await portal.submit(form.url, 'x'.repeat(20_000), 'seed');
  expect(response.status).toBe(413);
});

it('links only resources of its own, and all of them exist', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { response, url } = await portal.openForm();
  const links = [...(await response.text()).matchAll(/(?:src|href)="(\/realms[^"]+)"/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const address = new URL(link, url).href;
    const resource = await portal.browser.open(address);
    expect([link, resource.status]).toEqual([link, 200]);
    for (const [, name = ''] of (await resource.text()).matchAll(/url\('([^'#]+)/g)) {
      expect([name, (await portal.browser.open(new URL(name, address).href)).status]).toEqual([name, 200]);
    }
  }
});

it('returns the session of the browser to the status frame', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const init = `${server.issuer}/protocol/openid-connect/login-status-iframe.html/init`;
  const session = async () => (await portal.browser.open(`${init}?origin=${server.origin}`)).text();
  expect(await session()).toBe('{"session":null}');
  await portal.signIn();
  expect(await session()).toMatch(/^{"session":"[\w-]+"}$/);
  expect((await portal.browser.open(`${init}?origin=http://evil.example`)).status).toBe(403);
});
