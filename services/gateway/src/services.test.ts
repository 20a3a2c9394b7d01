import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { endpoint } from '@seed/contracts/endpoint';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import * as z from '@seed/contracts/schema';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import { until } from '@seed/service-kit/testing/until';
import { declarationOf } from './testing/declaration-of.ts';
import { type ReplicaServer, sendJson, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const listNotices = endpoint({
  operation: 'listNotices',
  service: 'notices',
  method: 'GET',
  path: '/notices',
  summary: 'Notices',
  response: z.object({ text: z.string() }),
  status: 200,
});

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

async function replica(declaration?: ServiceDeclaration): Promise<ReplicaServer> {
  const server = await startReplica();
  running.push({ stop: () => server.kill() });
  if (declaration !== undefined) declare(server, declaration);
  return server;
}

function declare(server: ReplicaServer, declaration: unknown): void {
  server.declareWith((_, response) => sendJson(response, declaration));
}

/** A portal whose configuration has `forums`; further services are in its registry file. */
async function portalWith(forums: ReplicaServer) {
  const log = recordingLogger();
  const portal = await startTestPortal({ replicas: [forums.url], logger: log.logger });
  running.unshift(portal);
  const register = (services: Readonly<Record<string, ReplicaServer>>) => {
    const entries = Object.entries(services).map(([id, { url }]) => [id, { urls: [url] }]);
    const registry = { modules: { forums: '1.0.0' }, services: Object.fromEntries(entries) as object };
    return portal.files.write('registry.json', JSON.stringify(registry));
  };
  return { portal, register, log };
}

const notices = (change?: Partial<ServiceDeclaration>) => declarationOf('notices', [listNotices], change);

const statusOf = async (portal: TestPortal, path: string) => (await portal.call(path)).status;

const becomes = (portal: TestPortal, path: string, status: number) =>
  until(async () => (await statusOf(portal, path)) === status);

async function documentOf(portal: TestPortal) {
  const response = await portal.call('/api/v1/openapi.json');
  return (await response.json()) as { paths: object; tags: object[]; components: { schemas: object } };
}

test('a service that is added to the registry file is served, and described, until it is removed', async () => {
  const { portal, register } = await portalWith(await replica());
  expect(await statusOf(portal, '/api/v1/notices')).toBe(404);
  await register({ notices: await replica(notices({ public: [{ prefix: '/notice-files', policy: 'sandbox' }] })) });
  await becomes(portal, '/api/v1/notices', 200);
  const file = await portal.call('/notice-files/a.png', { headers: {} });
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect(await documentOf(portal)).toMatchObject({
    paths: { '/notices': { get: { operationId: 'listNotices', tags: ['notices'] } }, '/forums': {} },
  });
  await register({});
  await becomes(portal, '/api/v1/notices', 404);
  expect(Object.keys((await documentOf(portal)).paths)).not.toContain('/notices');
});

test('a public page with a form gets its POST without a token, and sends the form to the portal only', async () => {
  const { portal, register } = await portalWith(await replica());
  await register({ notices: await replica(notices({ public: [{ prefix: '/notice-forms', policy: 'form' }] })) });
  await becomes(portal, '/api/v1/notices', 200);
  const page = await portal.call('/notice-forms/a', { headers: {} });
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  const sent = await portal.call('/notice-forms/a', {
    method: 'POST',
    headers: {},
    body: new URLSearchParams({ a: '1' }),
  });
  expect(sent.status).toBe(200);
  const deleted = await portal.call('/notice-forms/a', { method: 'DELETE', headers: {} });
  expect([deleted.status, deleted.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
});

test('a new resource that a service declares is served without a restart of the gateway', async () => {
  const forums = await replica();
  const { portal } = await portalWith(forums);
  expect(await statusOf(portal, '/api/v1/notices')).toBe(404);
  declare(forums, declarationOf('forums', [listPosts, getPost, listNotices], { contract: '1.1.0' }));
  await becomes(portal, '/api/v1/notices', 200);
  expect((await documentOf(portal)).tags).toContainEqual(
    expect.objectContaining({ name: 'forums', description: expect.stringContaining('1.1.0') as string }),
  );
});

test('while replicas differ, the portal has what the oldest of them can do', async () => {
  const [forums, old, fresh] = [await replica(), await replica(notices()), await replica()];
  const getNotice = { ...listNotices, operation: 'getNotice', path: '/notices/newest' } as const;
  declare(fresh, declarationOf('notices', [listNotices, getNotice], { contract: '1.10.0' }));
  declare(old, declarationOf('notices', [listNotices], { contract: '1.9.0' }));
  const { portal } = await portalWith(forums);
  const registry = { modules: { forums: '1.0.0' }, services: { notices: { urls: [fresh.url, old.url] } } };
  await portal.files.write('registry.json', JSON.stringify(registry));
  const hasNewest = async () => '/notices/newest' in (await documentOf(portal)).paths;
  await until(async () => '/notices' in (await documentOf(portal)).paths);
  expect(await hasNewest()).toBe(false);
  declare(old, declarationOf('notices', [listNotices, getNotice], { contract: '1.10.0' }));
  await until(hasNewest);
});

test('until a service has declared itself, a path that may be its own is a 503 with Retry-After, not a 404', async () => {
  const { portal, register } = await portalWith(await replica());
  const late = await replica();
  late.declareWith((_, response) => response.writeHead(404).end());
  await register({ notices: late });
  await becomes(portal, '/api/v1/notices', 503);
  const response = await portal.call('/api/v1/notices');
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await statusOf(portal, '/notice-files/a.png')).toBe(503);
  expect(await statusOf(portal, '/api/v1/forums')).toBe(200);
  declare(late, notices());
  // The first request after the declaration is served: no poll needs to come between.
  expect(await statusOf(portal, '/api/v1/notices')).toBe(200);
});

test('a gateway that starts while a service is down serves its last declaration', async () => {
  const forums = await replica();
  await forums.kill();
  const { portal } = await portalWith(forums);
  expect(await documentOf(portal)).toMatchObject({ paths: { '/forums': {} } });
  expect(await statusOf(portal, '/api/v1/forums')).toBe(503);
  await forums.revive();
  await becomes(portal, '/api/v1/forums', 200);
});

const lies: readonly [string, unknown, RegExp][] = [
  ['a resource of another service', notices({ resources: ['notices', 'forums'] }), /'forums' is owned by forums/],
  ['another id', notices({ id: 'forums' }), /calls itself 'forums'/],
  ['an address of the portal', notices({ public: [{ prefix: '/assets', policy: 'closed' }] }), /the portal's own/],
  ['the page of a module', notices({ public: [{ prefix: '/forums/x', policy: 'closed' }] }), /the portal's own/],
  ['a path of another resource', { ...notices(), resources: ['other'] }, /'\/notices' is below none/],
  ['a resource of the gateway', notices({ resources: ['notices', 'audit-entries'] }), /owned by gateway/],
  [
    'no operations',
    { ...notices(), openapi: { paths: { '/notices': { get: { tags: 1 } } }, components: { schemas: {} } } },
    /not valid/,
  ],
  ['no document', { ...notices(), openapi: [] }, /openapi/],
  ['too much', { ...notices(), padding: 'x'.repeat(1_100_000) }, /more than 1000000 bytes/],
];

test.each(lies)(
  'a declaration that claims %s is refused and reported; all others are served',
  async (_, lie, reason) => {
    const { portal, register, log } = await portalWith(await replica());
    const liar = await replica();
    declare(liar, lie);
    await register({ notices: liar });
    const reported = () =>
      log.lines.filter(({ level, reason: text }) => level === 'error' && reason.test(String(text)));
    await until(() => reported().length > 0);
    expect(reported()).toHaveLength(1);
    expect(liar.received).toEqual([]);
    await portal.call('/api/v1/forums');
    expect(await statusOf(portal, '/api/v1/forums')).toBe(200);
    expect(liar.received).toEqual([]);
  },
);

test('a refused change of a declaration leaves the last good one in place', async () => {
  const { portal, register, log } = await portalWith(await replica());
  const server = await replica(notices());
  await register({ notices: server });
  await becomes(portal, '/api/v1/notices', 200);
  declare(server, notices({ resources: ['notices', 'comments'] }));
  await until(() => JSON.stringify(log.lines).includes("'comments' is owned by forums"));
  expect(await statusOf(portal, '/api/v1/notices')).toBe(200);
});

test('a service that never sends its declaration delays no other service', async () => {
  const { portal, register } = await portalWith(await replica());
  const silent = await replica();
  silent.declareWith(() => undefined);
  await register({ silent, notices: await replica(notices()) });
  await becomes(portal, '/api/v1/notices', 200);
});

test("a service's declaration is not reachable through the portal", async () => {
  const { portal } = await portalWith(await replica());
  const response = await portal.call('/service', { headers: { Accept: 'application/json' } });
  expect(response.status).toBe(404);
});
