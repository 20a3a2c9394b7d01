import type { ListedProfile } from '@seed/community-contracts/profiles';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { communityUnderTest } from '../testing/community-under-test.ts';
import { aMember } from '../testing/factories.ts';

const members = [
  { name: 'Ñandú Pérez', role: 'alumni', country: 'Argentina', participationYear: [2022, 2023] },
  { name: 'Óscar Núñez', role: 'alumni', country: 'Colombia', participationYear: 2023 },
  { name: 'Oscar Nunes', role: 'alumni', country: 'Brazil', participationYear: '2023' },
  { name: 'Nzinga Dias', role: 'alumni', country: 'Brazil', participationYear: [2022] },
  { name: 'たなか ゆうき', role: 'alumni', country: 'Japan', participationYear: [2023] },
  { name: '田中健二', role: 'alumni', country: 'Japan', participationYear: [] },
  { name: 'Zoe Sin Año', role: 'alumni', country: 'japan ', participationYear: [] },
  { name: 'Ana Participante', role: 'participant', country: 'Colombia', participationYear: [2023] },
  { name: 'Ana Coordina', role: 'coordinator', country: 'Argentina', participationYear: [] },
];

const community = sharedService(async () => {
  const started = await communityUnderTest({}, { signedIn: ['ana'] });
  for (const { name, role, ...profile } of members) await aMember(started, { name, role, profile });
  return started;
});

async function list(query: string): Promise<ListedProfile[]> {
  const response = await community.as('ana').get<ListedProfile[]>(`/api/v1/users?${query}`);
  expect(response.status).toBe(200);
  return response.body;
}
const names = async (query: string) => (await list(query)).map(({ name }) => name);

const alumniByName = [
  'Nzinga Dias',
  'Ñandú Pérez',
  'Oscar Nunes',
  'Óscar Núñez',
  'Zoe Sin Año',
  'たなか ゆうき',
  '田中健二',
];

test('without parameters every member is listed once', async () => {
  const everyone = ['Ana Torres', ...members.map(({ name }) => name)];
  expect((await names('')).toSorted()).toEqual(everyone.toSorted());
});

test.each(['alumni', 'Alumni', 'ALUMNI', '%20alumni'])(
  'the group %p lists its members once each, by name',
  async (group) => {
    expect(await names(`group=${group}`)).toEqual(alumniByName);
  },
);

test.each([
  ['participant', ['Ana Participante']],
  ['Participants', ['Ana Participante']],
  ['directors', ['Ana Torres']],
  ['coordinators', ['Ana Coordina']],
  ['professors', []],
  ['professor', []],
  ['friends', []],
  ['', []],
])('the group %p contains %p', async (group, expected) => {
  expect(await names(`group=${group}`)).toEqual(expected);
});

test('the order by year lists the newest year first, by name within a year, and members without a year last', async () => {
  const listed = await list('group=alumni&order=year');
  expect(listed.map(({ listedYear, name }) => [listedYear, name])).toEqual([
    [2023, 'Ñandú Pérez'],
    [2023, 'Oscar Nunes'],
    [2023, 'Óscar Núñez'],
    [2023, 'たなか ゆうき'],
    [2022, 'Nzinga Dias'],
    [2022, 'Ñandú Pérez'],
    [null, 'Zoe Sin Año'],
    [null, '田中健二'],
  ]);
});

test.each([
  ['year=2022', ['Nzinga Dias', 'Ñandú Pérez']],
  ['year=2022&order=year', ['Nzinga Dias', 'Ñandú Pérez']],
  ['year=2021', []],
  ['country=Japan', ['Zoe Sin Año', 'たなか ゆうき', '田中健二']],
  ['country=BRAZIL&group=alumni', ['Nzinga Dias', 'Oscar Nunes']],
  ['country=&group=alumni', alumniByName],
  ['group=alumni&country=colombia&year=2023', ['Óscar Núñez']],
  ['q=oscar', ['Oscar Nunes', 'Óscar Núñez']],
  ['q=%C3%93SC%20n%C3%BA', ['Oscar Nunes', 'Óscar Núñez']],
  ['q=scar', []],
  ['q=nandu', ['Ñandú Pérez']],
  ['q=oscar&country=Colombia', ['Óscar Núñez']],
  ['q=nu', ['Oscar Nunes', 'Óscar Núñez']],
  ['q=%E5%81%A5%E4%BA%8C', ['田中健二']],
  ['q=%E3%83%A6%E3%82%A6', ['たなか ゆうき']],
  ['q=a&group=participants', ['Ana Participante']],
  ['q=%25', []],
  ['q=%20', ['Ana Coordina', 'Ana Participante', 'Ana Torres', ...alumniByName]],
])('%s finds %p', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('a search can be ordered by year', async () => {
  const listed = await list('group=alumni&order=year&q=nandu');
  expect(listed.map(({ listedYear }) => listedYear)).toEqual([2023, 2022]);
});

test.each(['order=name', 'order=year', 'group=alumni&order=year', 'country=Japan&order=year', 'q=n&order=year'])(
  'the pages of %s contain every member once',
  async (query) => {
    const whole = (await list(query)).map(({ id, listedYear }) => `${id} ${listedYear}`);
    const seen: string[] = [];
    let path: string | undefined = `/api/v1/users?${query}&limit=2`;
    while (path !== undefined) {
      const response: TestResponse<ListedProfile[]> = await community.as('ana').get(path);
      seen.push(...response.body.map(({ id, listedYear }) => `${id} ${listedYear}`));
      path = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(whole.length);
  },
);

test('a member who changes name, role, country or years is listed in the new place only', async () => {
  const { id } = await aMember(community, { name: 'Móvil Uno', role: 'alumni', profile: { participationYear: 2001 } });
  const client = community.as('ana');
  await client.put(`/api/v1/users/${id}`, { name: 'Quieta Dos', role: 'professor', participationYear: 2002 });
  expect(await names('q=movil')).toEqual([]);
  expect(await names('year=2001')).toEqual([]);
  expect(await names('group=professors&year=2002&q=quieta')).toEqual(['Quieta Dos']);
  await client.delete(`/api/v1/users/${id}`);
});

test.each(['limit=0', 'limit=201', 'cursor=x', 'year=abc', 'year=', 'order=other'])(
  '%s is a bad request',
  async (query) => {
    expect((await community.as('ana').get(`/api/v1/users?${query}`)).status).toBe(400);
  },
);
