import type { Club } from '@seed/clubs-contracts/clubs';
import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { serviceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { clubsService } from '../service.ts';
import { clubsUnderTest } from '../testing/clubs-under-test.ts';
import { aClub } from '../testing/factories.ts';

const path = (id: number, rest = '') => `/api/v1/clubs/${id}${rest}`;
const clubs = sharedService(clubsUnderTest);

test('a retired club stays readable and in the list, has the time of its retirement, and can be reopened', async () => {
  const club = await aClub(clubs.as('ana'));
  const read = async () => (await clubs.as('maria').get<Club>(path(club.id))).body;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    expect((await clubs.as('ana').put(path(club.id, '/retirement'), {})).status).toBe(204);
  }
  const { retiredAt } = await read();
  expect(Date.parse(retiredAt ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await clubs.as('maria').get<Club[]>('/api/v1/clubs')).body).toContainEqual(await read());
  expect((await clubs.as('ana').put<Club>(path(club.id), { name: 'Archive' })).body).toMatchObject({ retiredAt });
  expect((await clubs.as('ana').delete(path(club.id, '/retirement'))).status).toBe(204);
  expect(await read()).not.toHaveProperty('retiredAt');
});

test('no member can join a retired club, and its members can leave it', async () => {
  const { id } = await aClub(clubs.as('ana'));
  await clubs.as('maria').put(path(id, '/membership'), {});
  await clubs.as('ana').put(path(id, '/retirement'), {});
  const refused = await clubs.as('kenji').put<{ detail: string }>(path(id, '/membership'), {});
  expect(refused).toMatchObject({ status: 409, body: { detail: 'This club is retired and takes no new members.' } });
  expect((await clubs.as('kenji').get<Club>(path(id))).body).toMatchObject({ memberCount: 1, isMember: false });
  expect((await clubs.as('maria').delete(path(id, '/membership'))).status).toBe(204);
  await clubs.as('ana').delete(path(id, '/retirement'));
  expect((await clubs.as('kenji').put(path(id, '/membership'), {})).status).toBe(204);
});

test('an edit that is based on the time before the retirement gets 412', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const etag = (await clubs.as('ana').get(path(id))).headers.get('etag') ?? '';
  await clubs.as('ana').put(path(id, '/retirement'), {});
  const headers = { 'If-Match': etag };
  expect((await clubs.as('ana').put(path(id), { name: 'Late' }, { headers })).status).toBe(412);
});

test('other services get events that nothing new may belong to a retired club, and each act is recorded once', async () => {
  const calendar = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { calendar: calendar.url } };
  const own = await serviceUnderTest(clubsService, (common) => ({ ...common, events }));
  const ana = own.as('ana');
  const { id, key } = await aClub(ana);
  for (let attempt = 1; attempt <= 2; attempt += 1) await ana.put(path(id, '/retirement'), {});
  await own.as('maria').delete(path(id, '/retirement'));
  await ana.delete(path(id, '/retirement'));
  await until(() => calendar.events.length >= 3);
  const exists = calendar.events.map(({ payload }) => payload).toSorted(byInstant);
  expect(exists.map((one) => (one as { exists: boolean }).exists)).toEqual([true, false, true]);
  const object = { kind: 'club', id: String(id) };
  expect(await auditTrail(ana)).toEqual([
    { actorId: 'ana', act: 'club.created', object, detail: { key } },
    { actorId: 'ana', act: 'club.changed', object, detail: { key, isRetired: true } },
    { actorId: 'ana', act: 'club.changed', object, detail: { key, isRetired: false } },
  ]);
  await own.stop();
  calendar.stop();
});

function byInstant(one: unknown, other: unknown): number {
  const at = (payload: unknown) => Date.parse((payload as { changedAt: string }).changedAt);
  return at(one) - at(other);
}
