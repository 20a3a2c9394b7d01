import { EventEmitter } from 'node:events';
import type { RequestListener } from 'node:http';
import { until } from '@seed/service-kit/testing/until';
import { sendJson, startReplica } from '../testing/replica-server.ts';
import { abusedPortal, stopPortals } from '../testing/abused-portal.ts';

afterEach(stopPortals);

const now = () => Math.floor(Date.now() / 1000);
const confirm: RequestListener = (_, response) => sendJson(response, { sub: 'member-1' });

function refuseWith(status: number, challenge?: string): RequestListener {
  return (_, response) => {
    response.writeHead(status, challenge === undefined ? {} : { 'WWW-Authenticate': challenge }).end();
  };
}

const disabled = refuseWith(401, 'Bearer realm="seed", error="invalid_token", error_description="User disabled"');

/** A portal whose provider serves the userinfo endpoint; a confirmed session counts as active for `freshMs`. */
async function checkedPortal(freshMs: number) {
  const provider = await startReplica(confirm);
  const portal = await abusedPortal({ sessionCheck: { url: `${provider.url}/userinfo`, freshMs } });
  return {
    provider,
    /** Calls the API with one token of the member. */
    async member(claims: Record<string, unknown> = {}) {
      const token = await portal.issuer.token({ claims: { iat: now() - 60, ...claims } });
      const headers = { Authorization: `Bearer ${token}` };
      return async () => (await portal.call('/api/v1/forums', { headers })).status;
    },
    [Symbol.asyncDispose]: () => provider.kill(),
  };
}

test('the access token of a member who was disabled stops, without a logout token, and another member goes on', async () => {
  await using portal = await checkedPortal(0);
  const maria = await portal.member({ sid: 'maria' });
  expect(await maria()).toBe(200);
  portal.provider.respondWith(disabled);
  expect(await maria()).toBe(401);
  portal.provider.respondWith(confirm);
  const kenji = await portal.member({ sub: 'member-2', sid: 'kenji' });
  expect([await maria(), await kenji()]).toEqual([401, 200]);
});

test('a member who is enabled again signs in to the same session with a newer token', async () => {
  await using portal = await checkedPortal(0);
  portal.provider.respondWith(disabled);
  expect(await (await portal.member({ sid: 's' }))()).toBe(401);
  portal.provider.respondWith(confirm);
  expect(await (await portal.member({ sid: 's', iat: now() }))()).toBe(200);
});

test('a session is checked once in its interval, however many requests come, and not right after a token was issued', async () => {
  await using portal = await checkedPortal(60_000);
  const maria = await portal.member({ sid: 'maria', iat: now() - 200 });
  const statuses = await Promise.all(Array.from({ length: 20 }, maria));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(portal.provider.received).toHaveLength(1);
  await (
    await portal.member({ sid: 'new', iat: now() })
  )();
  expect(portal.provider.received).toHaveLength(1);
});

test.each([
  ['is down', undefined],
  ['fails', refuseWith(500)],
  ['hides behind a proxy that refuses', refuseWith(401, 'Basic realm="proxy"')],
  ['never responds', () => undefined],
] as const)('while the provider %s, members go on, and it gets no other request at once', async (_, listener) => {
  await using portal = await checkedPortal(0);
  if (listener === undefined) await portal.provider.kill();
  else portal.provider.respondWith(listener);
  const members = await Promise.all(['a', 'b', 'c'].map((sid) => portal.member({ sid })));
  const [first] = members;
  expect(await first?.()).toBe(200);
  for (const member of members) expect(await member()).toBe(200);
  expect(portal.provider.received.length).toBeLessThan(2);
});

test('a provider that responds late delays no member for long, and its refusal stops their next request', async () => {
  await using portal = await checkedPortal(0);
  const late = new EventEmitter();
  portal.provider.respondWith((...exchange) => late.once('response', () => disabled(...exchange)));
  const maria = await portal.member({ sid: 'maria' });
  expect(await maria()).toBe(200);
  late.emit('response');
  await until(async () => (await maria()) === 401);
});

test('while the provider accepts connections and never responds, one member in five seconds checks it', async () => {
  await using portal = await checkedPortal(0);
  portal.provider.respondWith(() => undefined);
  const callAs = (...sids: string[]) => Promise.all(sids.map(async (sid) => (await portal.member({ sid }))()));
  expect(await callAs('a', 'b')).toEqual([200, 200]);
  const before = portal.provider.received.length;
  const later = Date.now() + 6000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await callAs('c', 'd', 'e')).toEqual([200, 200, 200]);
  expect(portal.provider.received).toHaveLength(before + 1);
});

test('the token of a pipeline, which has no session, is not checked', async () => {
  await using portal = await checkedPortal(0);
  portal.provider.respondWith(disabled);
  expect(await (await portal.member({ azp: 'pipeline-forums', sid: undefined }))()).toBe(200);
  expect(portal.provider.received).toHaveLength(0);
});
