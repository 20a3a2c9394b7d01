import type { Profile } from '@seed/community-contracts/profiles';
import { raceUpdates } from '@seed/service-kit/testing/race';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from './testing/community-under-test.ts';

const memberCount = 200;
const community = sharedService(() => communityUnderTest());

test('two hundred members sign in and edit their profiles while an Admin edits them too: nothing is lost', async () => {
  const ids = Array.from({ length: memberCount }, (_, n) => `member-${n}`);
  const members = await Promise.all(ids.map((id) => community.member(id)));
  const logins = members.map((member, n) => member.get(`/api/v1/users/login/member-${n}@seed.example`));
  expect(new Set((await Promise.all(logins)).map(({ status }) => status))).toEqual(new Set([200]));
  const responses = await Promise.all(
    members.flatMap((member, n) => [
      member.put(`/api/v1/users/member-${n}`, { about: `About ${n}` }),
      community.as('ana').put(`/api/v1/users/member-${n}`, { team: `Team ${n}`, participationYear: [2024] }),
      member.get('/api/v1/users?year=2024&limit=24'),
    ]),
  );
  expect(responses.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual([]);
  const { body } = await community.as('kenji').get<Profile[]>(`/api/v1/users?ids=${ids.join()}`);
  const byId = new Map(body.map(({ id, about, team }) => [id, [about, team]]));
  expect(ids.filter((id, n) => byId.get(id)?.join() !== `About ${n},Team ${n}`)).toEqual([]);
  const listed = await community.as('kenji').get<Profile[]>('/api/v1/users?year=2024');
  expect(listed.body).toHaveLength(memberCount);
}, 60_000);

test('one of many concurrent changes to a version of a profile is written, the others get 412', async () => {
  const changes = Array.from({ length: 40 }, (_, n) => ({ team: `Team ${n}` }));
  const { winners, stored, otherStatuses } = await raceUpdates(community.as('maria'), '/api/v1/users/maria', changes);
  expect(winners).toEqual([stored]);
  expect(otherStatuses).toEqual(Array<number>(39).fill(412));
});
