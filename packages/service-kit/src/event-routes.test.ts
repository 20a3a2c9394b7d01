import { memberRemovedType } from '@seed/contracts/portal-events';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { remoteTarget } from './event-target.ts';
import { createIdempotencyTable, idempotencyKeys } from './idempotency.ts';
import { createMemberRemoval, removedMembers } from './removed-members.ts';
import { deliverEvent, testEventsSecret } from './testing/events.ts';
import { serviceUnderTest } from './testing/service-under-test.ts';
import { testManifest } from './testing/test-manifest.ts';

class CreateTables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createIdempotencyTable(runner);
    await createMemberRemoval(runner);
  }
  down = (runner: QueryRunner) => runner.dropTable('removed_members');
}

/** A service that fails to remove the first time, and records what it removed. */
async function startService({ secret }: { secret?: string } = { secret: testEventsSecret }) {
  const removed: string[][] = [];
  let attempts = 0;
  const schema = { entities: [idempotencyKeys, removedMembers], migrations: [CreateTables1700000000000] };
  const compose = () => ({
    routes: () => undefined,
    async removeMember({ memberIds }: { memberIds: string[] }) {
      attempts += 1;
      if (attempts === 1) throw new Error('The first attempt fails');
      removed.push(memberIds);
    },
  });
  const service = await serviceUnderTest(
    { manifest: testManifest('sample'), endpoints: [], schema, compose },
    (common) => ({
      ...common,
      events: { secret, subscribers: {} },
    }),
  );
  return { ...service, removed };
}

const removalOf = (memberId: string) => ({
  id: 'event-1',
  type: memberRemovedType,
  payload: { memberIds: [memberId], pictures: [] },
});

test('a removal is retried until it succeeds, and the tokens of the member are refused from then on', async () => {
  const service = await startService();
  expect((await service.as('maria').get('/api/v1/nothing')).status).toBe(404);
  expect(await deliverEvent(service.url, removalOf('maria'))).toBe(500);
  expect(service.removed).toEqual([]);
  expect(await deliverEvent(service.url, removalOf('maria'))).toBe(204);
  expect(await deliverEvent(service.url, removalOf('maria'))).toBe(204);
  expect(service.removed).toEqual([['maria'], ['maria']]);
  expect(await service.as('maria').get('/api/v1/nothing')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await service.as('kenji').get('/api/v1/nothing')).status).toBe(404);
  await service.stop();
});

test('only a service with the secret delivers events', async () => {
  const service = await startService();
  const event = removalOf('maria');
  expect(await deliverEvent(service.url, event, 'another secret that is also long enough')).toBe(401);
  expect(await deliverEvent(service.url, event, await service.issuer.token({ roles: ['Admin'] }))).toBe(401);
  expect(await deliverEvent(service.url, { ...event, type: '' })).toBe(204);
  expect(service.removed).toEqual([]);
  await service.stop();
});

test('an event without a handler is accepted and ignored', async () => {
  const service = await startService();
  expect(await deliverEvent(service.url, { id: 'event-2', type: 'unknown', payload: {} })).toBe(204);
  await service.stop();
});

test('a service without the secret accepts no events', async () => {
  const service = await startService({});
  expect(await deliverEvent(service.url, removalOf('maria'))).toBe(404);
  await service.stop();
});

test('a service that ignores a type gets no events of it for five seconds, and all that it handles', async () => {
  const service = await startService();
  const fetched = jest.spyOn(globalThis, 'fetch');
  const sent = () => fetched.mock.calls.filter(([url]) => url === `${service.url}/internal/events`).length;
  const now = jest.spyOn(Date, 'now');
  const target = remoteTarget({ name: 'sample', url: service.url, secret: testEventsSecret });
  const ignored = { id: 'event-1', type: 'club.unknown', payload: {} };
  await target.deliver(ignored);
  await target.deliver(ignored);
  expect(sent()).toBe(1);
  await expect(target.deliver(removalOf('maria'))).rejects.toThrow('sample responded 500');
  await target.deliver(removalOf('maria'));
  await target.deliver(removalOf('kenji'));
  expect(service.removed).toEqual([['maria'], ['kenji']]);
  now.mockReturnValue(Date.now() + 5000);
  await target.deliver(ignored);
  expect(sent()).toBe(5);
  await service.stop();
});
