import type { Club } from '@seed/clubs-contracts/clubs';
import { raceUpdates } from '@seed/service-kit/testing/race';
import { aClub, newClub } from './testing/factories.ts';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { clubsUnderTest } from './testing/clubs-under-test.ts';

const path = '/api/v1/clubs';
const clubs = sharedService(clubsUnderTest);

test('two hundred edits at once are all applied, one after the other', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, n) => clubs.as('ana').put(`${path}/${id}`, { mainDescription: `Text ${n}` })),
  );
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  const read = await clubs.as('ana').get<Club>(`${path}/${id}`);
  expect(read.headers.get('etag')).toMatch(/^"201-/);
}, 60_000);

test('one of many concurrent changes to a version is written, the others get 412', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const changes = Array.from({ length: 20 }, (_, n) => ({ name: `Name ${n}` }));
  const { winners, stored, otherStatuses } = await raceUpdates(clubs.as('ana'), `${path}/${id}`, changes);
  expect(winners).toEqual([stored]);
  expect(otherStatuses).toEqual(Array<number>(19).fill(412));
});

test('of several clubs with the same key, sent at once, one is created', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => clubs.as('ana').post(path, newClub({ key: 'Contested' }))),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
});

test('of several clubs whose keys differ in case only, sent at once, one is created', async () => {
  const keys = ['Rivals', 'RIVALS', 'rivals', 'rIvals', 'riVals', 'rivAls'];
  const responses = await Promise.all(keys.map((key) => clubs.as('ana').post(path, newClub({ key }))));
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array.from({ length: keys.length - 1 }, () => 409)]);
});

test('members who join while a club is retired have joined before it, or are refused', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const join = () => clubs.as('kenji').put(`${path}/${id}/membership`, {});
  const retire = () => clubs.as('ana').put(`${path}/${id}/retirement`, {});
  const [joined, retired] = await Promise.all([join(), retire()]);
  expect([204, 409]).toContain(joined.status);
  expect(retired.status).toBe(204);
  const { body } = await clubs.as('kenji').get<Club>(`${path}/${id}`);
  expect(body).toMatchObject({ isMember: joined.status === 204, memberCount: joined.status === 204 ? 1 : 0 });
});
