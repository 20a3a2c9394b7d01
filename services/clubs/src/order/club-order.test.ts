import { type ClubOrder, mostClubs } from '@seed/clubs-contracts/club-order';
import type { Club } from '@seed/clubs-contracts/clubs';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { aClub, newClub } from '../testing/factories.ts';
import { clubsUnderTest } from '../testing/clubs-under-test.ts';

const path = '/api/v1/club-order';
const clubs = sharedService(clubsUnderTest);

async function readOrder() {
  const { body, headers } = await clubs.as('ana').get<ClubOrder>(path);
  return { ids: body.ids, ifMatch: { headers: { 'If-Match': headers.get('etag') ?? '' } } };
}

const listed = async () => (await clubs.as('maria').get<Club[]>('/api/v1/clubs')).body.map(({ id }) => id);

test('an Admin orders the clubs, and every member sees them so; a club that is founded later is the last', async () => {
  const { ids, ifMatch } = await readOrder();
  const reversed = ids.toReversed();
  const response = await clubs.as('ana').put<ClubOrder>(path, { ids: reversed }, ifMatch);
  expect(response).toMatchObject({ status: 200, body: { ids: reversed, permissions: { update: true } } });
  expect(await listed()).toEqual(reversed);
  const { id } = await aClub(clubs.as('ana'));
  expect(await listed()).toEqual([...reversed, id]);
  expect((await clubs.as('maria').get<ClubOrder>(path)).body).toEqual({
    ids: [...reversed, id],
    permissions: { update: false, delete: false },
  });
});

test('the pages of the list follow the order', async () => {
  const { ids } = await readOrder();
  const order = [...ids.slice(3), ...ids.slice(0, 3)];
  await clubs.as('ana').put(path, { ids: order });
  const seen: number[] = [];
  let next: string | undefined = '/api/v1/clubs?limit=2';
  while (next !== undefined) {
    const { body, headers }: { body: Club[]; headers: Headers } = await clubs.as('maria').get(next);
    seen.push(...body.map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(order);
});

test('of two orders for one version, sent at once, one is stored and the other gets 412', async () => {
  const { ids, ifMatch } = await readOrder();
  const orders = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]];
  const responses = await Promise.all(orders.map((order) => clubs.as('ana').put(path, { ids: order }, ifMatch)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  expect(await listed()).toEqual(orders[responses.findIndex(({ status }) => status === 200)]);
});

test('an order without a club that was founded meanwhile gets 409, also without If-Match', async () => {
  const { ids, ifMatch } = await readOrder();
  await aClub(clubs.as('ana'));
  const before = await listed();
  for (const options of [ifMatch, {}]) {
    const response = await clubs.as('ana').put<{ errors: object[] }>(path, { ids: ids.toReversed() }, options);
    expect(response).toMatchObject({ status: 409, body: { errors: [{ pointer: '/ids' }] } });
  }
  expect(await listed()).toEqual(before);
});

test('an order gets a problem if a club is there twice, is none, or is unknown', async () => {
  const { ids } = await readOrder();
  const [first = 0] = ids;
  const put = async (sent: unknown) => (await clubs.as('ana').put(path, { ids: sent })).status;
  expect(await put([...ids, first])).toBe(400);
  expect(await put([...ids, 'x'])).toBe(400);
  expect(await put('all')).toBe(400);
  expect(await put([...ids, 999_999])).toBe(409);
});

test('an order that is the present one changes no version, and each change is recorded', async () => {
  await using own = await clubsUnderTest();
  const ana = own.as('ana');
  const { body, headers } = await ana.get<ClubOrder>(path);
  const same = await ana.put(path, { ids: body.ids });
  expect(same.headers.get('etag')).toBe(headers.get('etag'));
  await ana.put(path, { ids: body.ids.toReversed() });
  await own.as('maria').put(path, { ids: body.ids });
  expect(await auditTrail(ana)).toEqual([
    { actorId: 'ana', act: 'club_order.changed', object: { kind: 'club_order', id: null }, detail: { clubs: 8 } },
  ]);
});

test('a portal has a limit of clubs, all of which fit into one order', async () => {
  await using full = await clubsUnderTest();
  const ana = full.as('ana');
  const { body } = await ana.get<ClubOrder>(path);
  for (let count = body.ids.length; count < mostClubs; count += 1) await aClub(ana);
  expect(await ana.post('/api/v1/clubs', newClub())).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const { ids } = (await ana.get<ClubOrder>(path)).body;
  expect(ids).toHaveLength(mostClubs);
  expect((await ana.put(path, { ids: ids.toReversed() })).status).toBe(200);
}, 60_000);
