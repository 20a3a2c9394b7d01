import { type Profile, profileTextNames } from '@seed/community-contracts/profiles';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { aMember } from '../testing/factories.ts';
import { decide, report } from '../testing/reports.ts';

const community = sharedService(() => communityUnderTest());
const message = 'Not here.';
const mark = { since: expect.any(String) as string, message };
const filledIn = {
  ...Object.fromEntries(profileTextNames.map((name) => [name, name === 'linkedin' ? 'https://x.example/a' : name])),
  picture: 'https://example.org/me.png',
};

async function hide(memberId: string, kind: 'profile' | 'picture'): Promise<void> {
  await report(community.as('kenji'), memberId, { subject: kind });
  const { status } = await decide(community.as('ana'), { memberId, kind }, { action: 'hide', message });
  if (status !== 204) throw new Error(`the decision about ${memberId} got ${status}`);
}

async function aFilledInMember() {
  const profile = await aMember(community, { profile: filledIn });
  const owner = await community.caller({ sub: profile.id, email: profile.goromLogin });
  const path = `/api/v1/users/${profile.id}`;
  const seen = async (who: 'kenji' | 'ana' | 'owner') =>
    (await (who === 'owner' ? owner : community.as(who)).get<Profile>(path)).body;
  return { id: profile.id, owner, path, seen };
}

test('hidden texts are empty for members in every list, and marked for the owner and Admins', async () => {
  const { id, seen } = await aFilledInMember();
  await hide(id, 'profile');
  const empty = Object.fromEntries(profileTextNames.map((name) => [name, '']));
  const members = await seen('kenji');
  expect(members).toMatchObject({ ...empty, picture: filledIn.picture });
  expect(members).not.toHaveProperty('hiddenTexts');
  for (const list of [`/api/v1/users?ids=${id}`, `/api/v1/users?q=${encodeURIComponent(members.name)}`]) {
    const { body } = await community.as('kenji').get<Profile[]>(list);
    expect(body.filter((one) => one.id === id)).toMatchObject([empty]);
  }
  for (const who of ['owner', 'ana'] as const) {
    const profile = await seen(who);
    expect(profile).toMatchObject({ ...filledIn, hiddenTexts: mark });
    expect(profile).not.toHaveProperty('hiddenPicture');
  }
  expect((await report(community.as('maria'), id)).status).toBe(404);
  expect((await decide(community.as('ana'), { memberId: id }, { action: 'show' })).status).toBe(204);
  expect(await seen('kenji')).toMatchObject(filledIn);
});

test('a hidden picture is gone for members until its owner uploads another one', async () => {
  const { id, owner, path, seen } = await aFilledInMember();
  await hide(id, 'picture');
  expect(await seen('kenji')).toMatchObject({ ...filledIn, picture: '' });
  expect(await seen('owner')).toMatchObject({ picture: filledIn.picture, hiddenPicture: mark });
  const own = await seen('owner');
  await owner.put(path, { ...own, about: 'Another text' });
  expect((await seen('kenji')).picture).toBe('');
  const another = 'https://example.org/another.png';
  expect((await owner.put(path, { picture: another })).body).not.toHaveProperty('hiddenPicture');
  expect((await seen('kenji')).picture).toBe(another);
});

test('the owner edits hidden texts so that members see them again; an edit of an Admin leaves them hidden', async () => {
  const { id, owner, path, seen } = await aFilledInMember();
  await hide(id, 'profile');
  await community.as('ana').put(path, { about: 'Better', role: 'alumni' });
  await owner.put(path, { name: 'Renamed', email: 'new@seed.example' });
  expect(await seen('kenji')).toMatchObject({ about: '', role: 'alumni', name: 'Renamed' });
  await owner.put(path, { about: 'I am sorry' });
  expect(await seen('kenji')).toMatchObject({ ...filledIn, about: 'I am sorry' });
  expect(await seen('owner')).not.toHaveProperty('hiddenTexts');
  expect((await decide(community.as('ana'), { memberId: id }, { action: 'show' })).status).toBe(409);
  expect((await report(community.as('kenji'), id)).status).toBe(204);
});

test('hiding changes no version, so a form that is open can be saved', async () => {
  const { id, owner, path } = await aFilledInMember();
  const etag = (await owner.get(path)).headers.get('etag') ?? '';
  await hide(id, 'profile');
  expect((await owner.put(path, { about: 'Typed before' }, { headers: { 'If-Match': etag } })).status).toBe(200);
});
