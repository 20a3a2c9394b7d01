import type { RequestListener } from 'node:http';
import { type AuditEntry, auditEntry } from '@seed/contracts/audit';
import { auditRow, presentEntry, timeOrderedId } from '@seed/service-kit/audit-entry';
import { parse } from 'zod';
import { type ReplicaServer, sendJson, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const path = '/api/v1/audit-entries';

/** The entry of a service at a second of 2026, whose object's id is the second. */
function entryAt(service: string, second: number): AuditEntry {
  const at = new Date(Date.UTC(2026, 0, 1) + second * 1000);
  const origin = { actorId: 'ana', requestId: null, network: 'private' } as const;
  const row = auditRow(origin, { act: 'thing.deleted', objectId: second });
  return presentEntry({ ...row, id: timeOrderedId(at), at }, service);
}

/** Serves these entries in pages, newest first, as the service kit does. */
function serving(entries: readonly AuditEntry[]): RequestListener {
  const sorted = entries.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return (request, response) => {
    const query = new URL(request.url ?? '', 'http://service').searchParams;
    const cursor = query.get('cursor');
    const fitting = sorted.filter(({ id }) => cursor === null || id < cursor);
    const size = Number(query.get('limit') ?? 500);
    const link = fitting.length > size ? { Link: '<next>; rel="next"' } : undefined;
    sendJson(response, fitting.slice(0, size), link);
  };
}

interface Services {
  readonly portal: TestPortal;
  readonly forums: ReplicaServer;
  readonly community: ReplicaServer;
  readonly admin: { readonly headers: { readonly Authorization: string } };
}

async function withServices(seconds: readonly number[], work: (services: Services) => Promise<void>): Promise<void> {
  const of = (service: string, remainder: number) =>
    seconds.filter((second) => second % 2 === remainder).map((second) => entryAt(service, second));
  const forums = await startReplica(serving(of('forums', 0)));
  const community = await startReplica(serving(of('community', 1)));
  const portal = await startTestPortal({ replicas: { forums: [forums.url], community: [community.url] } });
  const admin = { headers: { Authorization: `Bearer ${await portal.issuer.token({ sub: 'ana', roles: ['Admin'] })}` } };
  try {
    await work({ portal, forums, community, admin });
  } finally {
    await portal.stop();
    await Promise.all([forums.kill(), community.kill()]);
  }
}

const countTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const secondsOf = (entries: readonly AuditEntry[]) => entries.map(({ object }) => object.id);

test('the entries of all services are merged by time, page by page, without a gap', () =>
  withServices([1, 2, 3, 4, 6, 8, 10], async ({ portal, admin }) => {
    const seconds: (string | null)[] = [];
    let next: string | undefined = `${path}?limit=3`;
    while (next !== undefined) {
      const response: Response = await portal.call(next, admin);
      seconds.push(...secondsOf((await response.json()) as AuditEntry[]));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seconds).toEqual(['10', '8', '6', '4', '3', '2', '1']);
  }));

test('each service gets the token of the Admin, the query and the request id', () =>
  withServices([1], async ({ portal, forums, admin }) => {
    const response = await portal.call(`${path}?limit=7&actor=ana&act=post.deleted`, admin);
    expect(forums.received).toMatchObject([
      {
        method: 'GET',
        url: `${path}?limit=7&actor=ana&act=post.deleted`,
        headers: { authorization: admin.headers.Authorization, 'x-request-id': response.headers.get('x-request-id') },
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }));

test('members and visitors are refused before a service gets the request', () =>
  withServices([1], async ({ portal, forums }) => {
    expect((await portal.call(path)).status).toBe(403);
    expect((await fetch(`${portal.url}${path}`)).status).toBe(401);
    expect((await portal.call(path, { method: 'DELETE', headers: portal.authorization })).status).toBe(405);
    expect(forums.received).toEqual([]);
  }));

test('a service that is down has an entry in the list, and the entries of the others follow', () =>
  withServices([1, 2, 3], async ({ portal, community, admin }) => {
    await community.kill();
    const response = await portal.call(path, admin);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([
      { act: 'audit_log.unavailable', service: 'community', outcome: 'refused' },
      { act: 'thing.deleted', service: 'forums', object: { id: '2' } },
    ]);
  }));

test('a service without an audit log has no entries, and the refusal of a service is the response', () =>
  withServices([1, 2], async ({ portal, community, admin }) => {
    community.respondWith((_, response) => response.writeHead(404).end());
    expect(secondsOf((await (await portal.call(path, admin)).json()) as AuditEntry[])).toEqual(['2']);
    community.respondWith((_, response) => response.writeHead(403).end());
    expect((await portal.call(path, admin)).status).toBe(403);
  }));

test('one service can be chosen', () =>
  withServices([1, 2, 3], async ({ portal, admin }) => {
    const entries = (await (await portal.call(`${path}?service=community`, admin)).json()) as AuditEntry[];
    expect(secondsOf(entries)).toEqual(['3', '1']);
  }));

test.each(['cursor=7', 'act=drop', 'limit=0', 'limit=201', 'format=xml', 'actor=a&actor=b'])(
  'the query %s is refused',
  (query) =>
    withServices([1], async ({ portal, admin }) => {
      expect((await portal.call(`${path}?${query}`, admin)).status).toBe(400);
    }),
);

test('the export has every entry as a line of JSON, newest first', () =>
  withServices(countTo(901), async ({ portal, admin }) => {
    const accepting = { headers: { ...admin.headers, Accept: 'application/jsonl' } };
    for (const response of [await portal.call(`${path}?format=jsonl`, admin), await portal.call(path, accepting)]) {
      expect(response.headers.get('content-type')).toMatch(/^application\/jsonl/);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="audit-log.jsonl"');
      const lines = (await response.text()).trimEnd().split('\n');
      const entries = lines.map((line) => parse(auditEntry, JSON.parse(line)));
      expect(secondsOf(entries)).toEqual(countTo(901).toReversed().map(String));
    }
  }));

test('a service gets the network class of a client from the gateway, not from the client', () =>
  withServices([1], async ({ portal, forums, admin }) => {
    await portal.call('/api/v1/forums', { headers: { ...admin.headers, 'X-Client-Network': 'public' } });
    expect(forums.received[0]?.headers['x-client-network']).toBe('loopback');
  }));
