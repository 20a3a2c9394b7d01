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
