import { request } from 'node:http';
import { newPkce, Portal } from './testing/browser.ts';
import { startIdentity } from './testing/identity-server.ts';

const discoveryPath = '/realms/seed/.well-known/openid-configuration';
const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };

/** Requests with a Host header of its own, which `fetch` does not allow. */
function requestAs(host: string, url: string): Promise<{ body: string; headers: NodeJS.Dict<string | string[]> }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host, ...forwarded } }, (response) => {
      response
        .toArray()
        .then((chunks) => resolve({ body: chunks.join(''), headers: response.headers }))
        .catch(reject);
    });
    sent.on('error', reject).end();
  });
}

it('never takes an address of the discovery document from the Host header', async () => {
  await using server = await startIdentity();
  for (const host of ['evil.example', `127.0.0.1:${new URL(server.origin).port}`, 'localhost:1', 'a b']) {
    const document = JSON.parse((await requestAs(host, server.origin + discoveryPath)).body) as Record<string, unknown>;
    const addresses = Object.entries(document).filter(([name]) => /_endpoint$|_uri$/.test(name));
    expect(addresses.length).toBeGreaterThan(3);
    for (const [name, address] of addresses)
      expect([name, address]).toEqual([name, expect.stringContaining(server.issuer)]);
  }
});

it('never redirects a member to the host of a Host header', async () => {
  await using server = await startIdentity();
  const portal = new Portal(server.origin);
  const { id_token } = await portal.signIn();
  const logout = `${server.issuer}/protocol/openid-connect/logout?id_token_hint=${id_token}`;
  for (const url of [portal.authorizationUrl(newPkce()), logout]) {
    const { body, headers } = await requestAs('evil.example', url);
    expect(body + JSON.stringify(headers)).not.toContain('evil.example');
  }
});

describe('with https', () => {
  beforeEach(() => {
    process.env['ALLOW_DEMO_IDENTITY'] = 'true';
  });

  afterEach(() => {
    delete process.env['ALLOW_DEMO_IDENTITY'];
  });

  it('sends Secure cookies and HSTS, and names its endpoints with https', async () => {
    await using server = await startIdentity({ publicOrigin: 'https://demo.seed.example' });
    const url = new Portal('https://demo.seed.example').authorizationUrl(newPkce());
    const { headers } = await requestAs(
      'demo.seed.example',
      server.origin + new URL(url).pathname + new URL(url).search,
    );
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const { body } = await requestAs('demo.seed.example', server.origin + discoveryPath);
    expect(JSON.parse(body)).toMatchObject({ token_endpoint: `${server.issuer}/protocol/openid-connect/token` });
  });

  it('sends neither Secure cookies nor HSTS over http', async () => {
    await using server = await startIdentity();
    const response = await new Portal(server.origin).browser.open(
      new Portal(server.origin).authorizationUrl(newPkce()),
    );
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(response.headers.getSetCookie().join()).not.toMatch(/secure/i);
  });
});
