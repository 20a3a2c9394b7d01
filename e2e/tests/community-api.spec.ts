import { tokenOf } from '../portal/api.ts';
import { expect, test } from '../portal/fixtures.ts';

interface Profile {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly picture: string;
}

const ownProfile = '/users/login/joao%40seed.example';

test('a member has a profile from the first login on and cannot change any other', async ({ apiOf }) => {
  const joao = await apiOf('joao');
  const mine = (await (await joao.fetch(ownProfile)).json()) as Profile;
  expect(mine.name).toBe('João Pereira');

  const changed = await joao.fetch(`/users/${mine.id}`, { method: 'PUT', body: { ...mine, team: 'Puente Digital' } });
  expect([changed.status, ((await changed.json()) as Profile).team]).toEqual([200, 'Puente Digital']);
  await joao.fetch(`/users/${mine.id}`, { method: 'PUT', body: mine });

  const [other] = await joao.list<Profile>('/users?group=directors&limit=1');
  expect((await joao.fetch(`/users/${other?.id}`, { method: 'PUT', body: { team: 'Mine' } })).status).toBe(403);
  expect((await joao.fetch('/users/login/admin%40seed.example')).status).toBe(404);
});

test('a picture is uploaded with a token and served to any client with its name', async ({ page, portal }) => {
  const token = await tokenOf(page, 'paula');
  const upload = (content: Buffer | string, authorization: string) => {
    const body = new FormData();
    body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'me.png');
    return fetch(`${portal.url}/api/v1/uploads`, { method: 'POST', headers: { authorization }, body });
  };
  expect((await upload('x', 'Bearer nobody')).status).toBe(401);
  expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', `Bearer ${token}`)).status).toBe(415);

  const response = await upload(await page.screenshot(), `Bearer ${token}`);
  expect(response.status).toBe(201);
  const { filename } = (await response.json()) as { readonly filename: string };
  const picture = await fetch(`${portal.url}/uploads/${filename}`);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await fetch(`${portal.url}/uploads/nobody-knows.webp`)).status).toBe(404);
});
