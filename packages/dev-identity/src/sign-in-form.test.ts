import { newPkce, Portal } from './testing/browser.ts';
import { type IdentityServer, startIdentity } from './testing/identity-server.ts';

let server: IdentityServer;
let portal: Portal;

beforeEach(async () => {
  server = await startIdentity();
  portal = new Portal(server.origin);
});

afterEach(() => server.stop());

const openForm = (extra?: Record<string, string>) => portal.browser.visit(portal.authorizationUrl(newPkce(), extra));

const failure = 'Invalid username or password.';

it("has Keycloak's labels and ids", async () => {
  const { answer } = await openForm();
  const page = await answer.text();
  expect(page).toContain('id="kc-form-login"');
  expect(page).toContain('<label for="username">Username or email</label>');
  expect(page).toContain('<label for="password">Password</label>');
  expect(page).toMatch(/<button[^>]* id="kc-login"[^>]*>Sign In<\/button>/);
  expect(page).not.toContain('role="alert"');
});

it('refuses a wrong password, and keeps what was typed', async () => {
  const form = await openForm();
  const { answer } = await portal.submit(form.url, '"><b>maria', 'wrong');
  const page = await answer.text();
  expect(page).toMatch(new RegExp(`role="alert">${failure}`));
  expect(page).toContain('value="&#34;&#62;&#60;b&#62;maria"');
});

it('says the same about an unknown name', async () => {
  const form = await openForm();
  const { answer } = await portal.submit(form.url, 'nobody@seed.example', '');
  expect(await answer.text()).toContain(failure);
});

it('lets a name rest after ten wrong passwords in a minute', async () => {
  const form = await openForm();
  for (let count = 0; count < 10; count += 1) await portal.submit(form.url, 'maria@seed.example', 'wrong');
  const paused = await portal.submit(form.url, 'Maria@seed.example', 'seed');
  expect(await paused.answer.text()).toContain(failure);
  const other = await portal.submit(form.url, 'kenji@seed.example', 'seed');
  expect(other.url).toContain('code=');
});

it('fills in the name that the portal suggests', async () => {
  const { answer } = await openForm({ login_hint: 'paula@seed.example' });
  expect(await answer.text()).toContain('value="paula@seed.example"');
});

it('cannot be framed, while the silent check can', async () => {
  const form = await openForm();
  expect(form.answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(form.answer.headers.get('content-security-policy')).not.toContain('unsafe');
  const silent = await portal.browser.open(portal.authorizationUrl(newPkce(), { prompt: 'none' }));
  expect(silent.status).toBe(303);
  expect(silent.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${server.origin}`);
  expect(silent.headers.get('x-frame-options')).toBeNull();
});

it("explains a form that has expired or is another browser's", async () => {
  const form = await openForm();
  const stranger = new Portal(server.origin);
  const { answer } = await stranger.submit(form.url, 'maria@seed.example', 'seed');
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This sign-in page has expired');
});

it('says that the logout is done where no address follows it', async () => {
  const { answer } = await portal.browser.visit(`${server.issuer}/protocol/openid-connect/logout/success`);
  const page = await answer.text();
  expect(page).toContain('<h1 id="kc-page-title">You are logged out</h1>');
  expect(page).toContain('href="/">Back to the portal</a>');
});

it('refuses a form larger than any honest one', async () => {
  const form = await openForm();
  const { answer } = await portal.submit(form.url, 'x'.repeat(20_000), 'seed');
  expect(answer.status).toBe(413);
});

it('links only resources of its own, and they are there', async () => {
  const { answer, url } = await openForm();
  const links = [...(await answer.text()).matchAll(/(?:src|href)="(\/realms[^"]+)"/g)].map(([, link]) => link ?? '');
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

it('tells the status frame which session the browser has', async () => {
  const init = `${server.issuer}/protocol/openid-connect/login-status-iframe.html/init`;
  const session = async () => (await portal.browser.open(`${init}?origin=${server.origin}`)).text();
  expect(await session()).toBe('{"session":null}');
  await portal.signIn();
  expect(await session()).toMatch(/^{"session":"[\w-]+"}$/);
  expect((await portal.browser.open(`${init}?origin=http://evil.example`)).status).toBe(403);
});
