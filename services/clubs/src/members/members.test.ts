import type { Club, ClubMember } from '@seed/clubs-contracts/clubs';
import { changeMemberId, removeMember } from '@seed/service-kit/testing/events';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { clubsUnderTest } from '../testing/clubs-under-test.ts';
import { aClub } from '../testing/factories.ts';

const clubs = sharedService(clubsUnderTest);

const path = (id: number, part = '') => `/api/v1/clubs/${id}${part}`;
const join = (who: TestCaller, id: number) => clubs.as(who).put(path(id, '/membership'), {});
const leave = (who: TestCaller, id: number) => clubs.as(who).delete(path(id, '/membership'));
const read = async (who: TestCaller, id: number) => (await clubs.as(who).get<Club>(path(id))).body;
const membersOf = async (id: number) =>
  (await clubs.as('maria').get<ClubMember[]>(path(id, '/members'))).body.map((member) => member.id);

test('a member joins a club and leaves it, and both may be repeated', async () => {
  const { id, memberCount, isMember } = await aClub(clubs.as('ana'));
  expect({ memberCount, isMember }).toEqual({ memberCount: 0, isMember: false });
  for (const response of [await join('maria', id), await join('maria', id)]) expect(response.status).toBe(204);
  await join('kenji', id);
  expect(await read('maria', id)).toMatchObject({ memberCount: 2, isMember: true });
  expect(await read('ana', id)).toMatchObject({ memberCount: 2, isMember: false });
  for (const response of [await leave('maria', id), await leave('maria', id)]) expect(response.status).toBe(204);
  expect(await read('maria', id)).toMatchObject({ memberCount: 1, isMember: false });
});

test('the list of clubs has what the caller has joined, and joining changes its ETag but no version', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const before = await clubs.as('maria').get(path(id));
  await join('maria', id);
  const { body } = await clubs.as('maria').get<Club[]>('/api/v1/clubs');
  expect(body.filter(({ isMember }) => isMember).map((club) => club.id)).toEqual([id]);
  const after = await clubs.as('maria').get(path(id));
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  const ifMatch = { headers: { 'If-Match': before.headers.get('etag') ?? '' } };
  expect((await clubs.as('ana').put(path(id), { name: 'Renamed' }, ifMatch)).status).toBe(200);
  await leave('maria', id);
});

test('the members of a club are listed page by page, who joined last first', async () => {
  const { id } = await aClub(clubs.as('ana'));
  for (const who of ['maria', 'kenji', 'ana'] as const) await join(who, id);
  const first = await clubs.as('maria').get<ClubMember[]>(path(id, '/members?limit=2'));
  expect(first.body.map((member) => member.id)).toEqual(['ana', 'kenji']);
  expect(first.body[0]?.joinedAt).toMatch(/Z$/);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await clubs.as('maria').get<ClubMember[]>(next)).body.map((member) => member.id)).toEqual(['maria']);
});

test('a club that does not exist cannot be joined, left or listed', async () => {
  const statuses = [await join('maria', 999_999), await leave('maria', 999_999)].map(({ status }) => status);
  expect(statuses).toEqual([404, 404]);
  expect((await clubs.as('maria').get(path(999_999, '/members'))).status).toBe(404);
});

test('the count is exact after many joins and leaves at once', async () => {
  const { id } = await aClub(clubs.as('ana'));
  const acts = Array.from({ length: 60 }, (_, at) =>
    (at % 3 === 0 ? leave : join)(at % 2 === 0 ? 'maria' : 'kenji', id),
  );
  for (const { status } of await Promise.all(acts)) expect(status).toBe(204);
  expect((await read('maria', id)).memberCount).toBe((await membersOf(id)).length);
});

test('a deleted club has no members, and its founding again begins with none', async () => {
  const { id } = await aClub(clubs.as('ana'));
  await join('maria', id);
  expect((await clubs.as('ana').delete(path(id))).status).toBe(204);
  expect((await clubs.as('maria').get(path(id, '/members'))).status).toBe(404);
});

test('a removed member is in no club', async () => {
  await using own = await clubsUnderTest();
  const { id } = await aClub(own.as('ana'));
  for (const who of ['maria', 'kenji'] as const) await own.as(who).put(path(id, '/membership'), {});
  expect(await removeMember(own.url, { memberIds: ['maria'], pictures: [] })).toBe(204);
  const { body } = await own.as('kenji').get<ClubMember[]>(path(id, '/members'));
  expect(body.map((member) => member.id)).toEqual(['kenji']);
  expect((await own.as('kenji').get<Club>(path(id))).body.memberCount).toBe(1);
});

test('memberships under a former id are those of the present one, and none is there twice', async () => {
  await using own = await clubsUnderTest();
  const [one, both] = [await aClub(own.as('ana')), await aClub(own.as('ana'))];
  const before = await own.caller({ sub: 'id-before' });
  const present = await own.caller({ sub: 'present-id', email: 'present@seed.example' });
  for (const { id } of [one, both]) await before.put(path(id, '/membership'), {});
  await present.put(path(both.id, '/membership'), {});
  const change = { memberId: 'present-id', formerIds: ['id-before'] };
  // The event is delivered twice, as it is after a lost response.
  for (const status of [await changeMemberId(own.url, change), await changeMemberId(own.url, change)]) {
    expect(status).toBe(204);
  }
  for (const { id } of [one, both]) {
    expect((await present.get<Club>(path(id))).body).toMatchObject({ memberCount: 1, isMember: true });
    expect((await before.get<Club>(path(id))).body.isMember).toBe(false);
  }
});
