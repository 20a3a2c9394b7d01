import type { MemberFile } from './member-files.ts';
import { testEventsSecret } from './testing/events.ts';
import { memberDataOf, requestMemberData } from './testing/member-data.ts';
import { serviceUnderTest } from './testing/service-under-test.ts';
import { testManifest } from './testing/test-manifest.ts';

const cities: MemberFile = {
  file: 'cities',
  about: 'Where you were.',
  read: (memberIds, after) =>
    Promise.resolve({
      rows: memberIds.map((id) => ({ id, at: after?.[1] ?? 0 })),
      last: after === undefined ? ['maria', 7] : undefined,
    }),
};
const nothing: MemberFile = { ...cities, file: 'songs', read: () => Promise.resolve({ rows: [], last: undefined }) };

function startService({ secret, memberFiles }: { secret?: string; memberFiles?: readonly MemberFile[] }) {
  const schema = { entities: [], migrations: [] };
  const compose = () => ({ routes: () => undefined, ...(memberFiles && { memberFiles }) });
  return serviceUnderTest({ manifest: testManifest('sample'), endpoints: [], schema, compose }, (common) => ({
    ...common,
    events: { secret, subscribers: {} },
  }));
}

const request = { memberIds: ['maria'], cursor: null };

test('the pages of all files follow one another', async () => {
  await using service = await startService({ secret: testEventsSecret, memberFiles: [cities, nothing] });
  expect(await memberDataOf(service.url, ['maria'])).toEqual({
    cities: [
      { id: 'maria', at: 0 },
      { id: 'maria', at: 7 },
    ],
    songs: [],
  });
});

test('only a service with the secret reads the data of members', async () => {
  await using service = await startService({ secret: testEventsSecret, memberFiles: [cities] });
  const statusWith = async (secret: string) => (await requestMemberData(service.url, request, secret)).status;
  expect(await statusWith('another secret that is also long enough')).toBe(401);
  expect(await statusWith(await service.issuer.token({ roles: ['Admin'] }))).toBe(401);
});

test.each(['x', '{}', '[-1,null]', '[0]', '[0,["maria",null]]'])(
  'a cursor %j that is not from a page is refused',
  async (cursor) => {
    await using service = await startService({ secret: testEventsSecret, memberFiles: [cities] });
    const response = await requestMemberData(service.url, { ...request, cursor });
    expect(response.status).toBe(400);
  },
);

test('a service that stores nothing of members has no data of them, and one without the secret has no such address', async () => {
  await using empty = await startService({ secret: testEventsSecret });
  expect(await memberDataOf(empty.url, ['maria'])).toEqual({});
  await using closed = await startService({});
  expect((await requestMemberData(closed.url, request)).status).toBe(404);
});
