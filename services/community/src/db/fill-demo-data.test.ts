import { demoMembers } from '@seed/demo-world/members';
import { squarePictureUrl, thumbnailUrl } from '@seed/contracts/uploads';
import { type ListedProfile, memberGroups, type Profile } from '@seed/community-contracts/profiles';
import sharp from 'sharp';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';

const community = sharedService(() => communityUnderTest({ demoData: true }, { signedIn: [] }));

test('every demo member has a profile without blank fields', async () => {
  const { body } = await community.as('maria').get<Profile[]>('/api/v1/users');
  expect(body.map(({ id }) => id).sort()).toEqual(demoMembers.map(({ id }) => id).sort());
  for (const { name, team, major, university, about, interests, country } of body) {
    const blank = [team, major, university, about, interests, country].filter((text) => text === '');
    expect([name, blank]).toEqual([name, []]);
  }
});

test('most demo members and all demo accounts have an uploaded picture of their own', async () => {
  const { body } = await community.as('maria').get<Profile[]>('/api/v1/users');
  const shown = body.filter(({ picture }) => picture !== '');
  expect(shown.length).toBeGreaterThan(45);
  expect(shown.length).toBeLessThan(demoMembers.length);
  expect(new Set(shown.map(({ picture }) => picture)).size).toBe(shown.length);
  const accounts = demoMembers.slice(0, 5).map(({ id }) => id);
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(accounts));
  for (const { picture } of shown) {
    const sizes = await Promise.all([picture, squarePictureUrl(picture), thumbnailUrl(picture)].map(head));
    expect([picture, ...sizes]).toEqual([picture, '200 image/webp', '200 image/webp', '200 image/webp']);
  }
});

test('SVG uploads are refused after the demo portraits were converted', async () => {
  const form = new FormData();
  form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']), 'me.svg');
  const token = await community.issuer.token({ sub: 'maria' });
  const headers = { Authorization: `Bearer ${token}` };
  const { status } = await fetch(`${community.url}/api/v1/uploads`, { method: 'POST', headers, body: form });
  expect(status).toBe(415);
  await expect(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).metadata()).rejects.toThrow();
});

test('every group has demo members', async () => {
  for (const { slug } of memberGroups) {
    const { body } = await community.as('maria').get<ListedProfile[]>(`/api/v1/users?group=${slug}&order=year`);
    expect(body.length).toBeGreaterThan(3);
  }
});

test('a demo account signs in to its demo profile', async () => {
  const [, maria] = demoMembers;
  if (maria === undefined) throw new Error('The demo world is empty');
  const client = await community.caller({ sub: maria.id, name: maria.name, email: maria.email });
  expect(await client.get(`/api/v1/users/login/${maria.email}`)).toMatchObject({
    status: 200,
    body: { id: maria.id, team: 'Agua Viva', permissions: { update: true } },
  });
});

async function head(path: string): Promise<string> {
  const response = await fetch(community.url + path, { method: 'HEAD' });
  return `${response.status} ${response.headers.get('content-type')}`;
}
