import type { AuditEntry } from '@seed/contracts/audit';
import { refusalsToRecord } from './refusal-watch.ts';
import { auditedService } from './testing/audited-service.ts';
import type { TestResponse } from './testing/http-client.ts';
import type { ServiceUnderTest } from './testing/service-under-test.ts';

const path = '/api/v1/audit-entries';

async function entriesOf(service: ServiceUnderTest, query = ''): Promise<AuditEntry[]> {
  return (await service.as('ana').get<AuditEntry[]>(`${path}${query}`)).body;
}

async function withService(work: (service: ServiceUnderTest) => Promise<void>): Promise<void> {
  const service = await auditedService();
  try {
    await work(service);
  } finally {
    await service.stop();
  }
}

/** The entries about roles, without those of ana, who is an Admin from the first moment. */
const roleChanges = async (service: ServiceUnderTest) =>
  (await entriesOf(service, '?act=member.roles_changed')).filter(({ object }) => object.id !== 'ana');

test('an act is listed with its request and its kind of network', () =>
  withService(async (service) => {
    const headers = { 'X-Request-Id': 'request-of-ana', 'X-Client-Network': 'public' };
    expect((await service.as('ana').delete('/api/v1/things/7', { headers })).status).toBe(204);
    expect(await entriesOf(service, '?act=thing.deleted')).toEqual([
      {
        id: expect.any(String) as string,
        at: expect.any(String) as string,
        service: 'things',
        actorId: 'ana',
        act: 'thing.deleted',
        object: { kind: 'thing', id: '7' },
        outcome: 'done',
        requestId: 'request-of-ana',
        network: 'public',
        detail: {},
      },
    ]);
  }));

test('only Admins read the log, and no cache keeps it', () =>
  withService(async (service) => {
    expect((await service.as('anonymous').get(path)).status).toBe(401);
    expect((await service.as('maria').get(path)).status).toBe(403);
    const { status, headers } = await service.as('ana').get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  }));

test('pages follow each other without a gap, and filters hold', () =>
  withService(async (service) => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await service.as('ana').delete(`/api/v1/things/${id}`);
    const ids: (string | null)[] = [];
    let next: string | undefined = `${path}?limit=2&act=thing.deleted&actor=ana`;
    while (next !== undefined) {
      const { body, headers }: TestResponse<AuditEntry[]> = await service.as('ana').get<AuditEntry[]>(next);
      ids.push(...body.map(({ object }) => object.id));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(ids).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(await entriesOf(service, '?actor=maria')).toEqual([]);
    expect(await entriesOf(service, '?service=forums')).toEqual([]);
  }));

test.each(['cursor=1', 'act=post.liked', 'act=DROP', 'limit=201', 'service=../x', 'actor='])(
  'the query %s is refused',
  (query) =>
    withService(async (service) => {
      expect((await service.as('ana').get(`${path}?${query}`)).status).toBe(400);
    }),
);

test('five refusals of a member become one entry, and those of two members two', () =>
  withService(async (service) => {
    for (const who of ['maria', 'kenji'] as const) {
      for (let count = 0; count < refusalsToRecord * 3; count += 1) await service.as(who).delete('/api/v1/things/1');
    }
    const found = await entriesOf(service, '?act=member.refused_repeatedly');
    expect(found).toMatchObject(
      ['kenji', 'maria'].map((id) => ({
        actorId: id,
        object: { kind: 'member', id },
        outcome: 'refused',
        detail: { last: 'DELETE /things/:id', refusals: refusalsToRecord },
      })),
    );
  }));

test('a role that a member gets or loses is recorded once, in whatever order their tokens arrive', () =>
  withService(async (service) => {
    const seconds = Math.floor(Date.now() / 1000);
    const token = (roles: string[], iat: number) => service.caller({ sub: 'kenji', roles, claims: { iat } });
    const before = await token(['alumni'], seconds - 60);
    const after = await token(['Admin', 'alumni'], seconds - 30);
    await before.get('/api/v1/nothing');
    expect(await roleChanges(service)).toEqual([]);
    for (const client of [after, before, after, before]) await client.get('/api/v1/nothing');
    expect(await roleChanges(service)).toMatchObject([
      { actorId: null, object: { kind: 'member', id: 'kenji' }, detail: { added: ['Admin'], removed: [] } },
    ]);
    await (await token(['alumni'], seconds)).get('/api/v1/nothing');
    expect((await roleChanges(service)).map(({ detail }) => detail)).toEqual([
      { added: [], removed: ['Admin'] },
      { added: ['Admin'], removed: [] },
    ]);
  }));

test('many first requests of a new Admin at the same time make one entry', () =>
  withService(async (service) => {
    await Promise.all(Array.from({ length: 20 }, () => service.as('ana').get('/api/v1/nothing')));
    const found = await entriesOf(service, '?act=member.roles_changed');
    expect(found).toMatchObject([{ object: { id: 'ana' }, detail: { added: ['Admin'], removed: [] } }]);
  }));
