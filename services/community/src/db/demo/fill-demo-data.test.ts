import { demoMembers } from '@seed/demo-world/members';
import { type ListedProfile, memberGroups, type Profile } from '@seed/contracts/users';
import { communityUnderTest, type CommunityUnderTest } from '../../testing/community-under-test.ts';

let community: CommunityUnderTest;
beforeAll(async () => {
  community = await communityUnderTest({ demoData: true });
  for (const id of ['maria', 'kenji', 'ana']) await community.as('ana').delete(`/api/v1/users/${id}`);
});
afterAll(() => community.stop());

test('every member of the demo world has a profile with a story', async () => {
  const { body } = await community.as('maria').get<Profile[]>('/api/v1/users');
  expect(body.map(({ id }) => id).sort()).toEqual(demoMembers.map(({ id }) => id).sort());
  for (const { name, team, major, university, about, interests, country } of body) {
    const blank = [team, major, university, about, interests, country].filter((text) => text === '');
    expect([name, blank]).toEqual([name, []]);
  }
});

test('every group has members', async () => {
  for (const { slug } of memberGroups) {
    const { body } = await community.as('maria').get<ListedProfile[]>(`/api/v1/users?group=${slug}&order=year`);
    expect(body.length).toBeGreaterThan(3);
  }
});

test('who signs in with a demo account finds the profile of the demo world', async () => {
  const [, maria] = demoMembers;
  if (maria === undefined) throw new Error('The demo world is empty');
  const client = await community.caller({ sub: maria.id, name: maria.name, email: maria.email });
  expect(await client.get(`/api/v1/users/login/${maria.email}`)).toMatchObject({
    status: 200,
    body: { id: maria.id, team: 'Agua Viva', permissions: { update: true } },
  });
});
