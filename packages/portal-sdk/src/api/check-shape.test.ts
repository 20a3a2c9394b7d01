import { listClubs } from '@seed/clubs-contracts/clubs';
import { getProfile } from '@seed/community-contracts/profiles';
import { QueryObserver } from '@tanstack/react-query';
import type { MockHandler } from '../standalone/mock-endpoint.ts';
import { findCachedRow, prependCachedRow, replaceCachedRow } from '../queries/cache-updates.ts';
import { infiniteQueryFor, queryFor, responseQueryFor } from '../queries/queries.ts';
import { testPortal } from '../testing.ts';
import { checkShape } from './check-shape.ts';

const club = {
  id: 7,
  key: 'Geography',
  name: 'Geography',
  route: '/clubs/geography',
  iconUrl: '',
  bannerImage: '',
  mainDescription: '',
  syllabusUrl: '',
  permissions: { update: false, delete: false },
};

/** A service that responds with anything. */
const respondWith = (data: unknown): MockHandler[] => [() => Promise.resolve(Response.json(data))];
const portalOf = (data: unknown) => testPortal({ at: '/', basename: '/', handlers: respondWith(data) }).props;

test.each([
  ['an object instead of a list', {}],
  ['null', null],
  ['a text', 'Maintenance'],
  ['a row that is null', [club, null]],
  ['a row without a name', [{ ...club, name: undefined }]],
  ['a number as a name', [{ ...club, name: 7 }]],
  ['a row without permissions', [{ ...club, permissions: undefined }]],
])('a response of 200 with %s is malformed', async (_what, data) => {
  const { api } = portalOf(data);
  await expect(api(listClubs)).rejects.toMatchObject({ name: 'ApiError', code: 'malformed', status: 200 });
});

test('a newer service may send more properties, longer texts and new values of an enumeration', () => {
  const newer = { ...club, name: 'x'.repeat(5000), motto: 'New' };
  expect(checkShape(listClubs, [newer])).toEqual([newer]);
  const member = {
    team: '',
    country: '',
    major: '',
    university: '',
    about: '',
    interests: '',
    email: '',
    linkedin: '',
  };
  const rest = { participationYear: [], picture: '', goromLogin: '', permissions: club.permissions };
  const mentor = { id: 'a', name: 'A', role: 'mentor', emailVisibility: 'friends', formerIds: [], ...member, ...rest };
  expect(checkShape(getProfile, mentor as never)).toBe(mentor);
});

test('the cause of the error names the first value with a wrong shape', async () => {
  const { api } = portalOf([club, { ...club, name: null }]);
  const error = await api(listClubs).catch((thrown: unknown) => thrown);
  expect(String(error instanceof Error && error.cause)).toContain('listClubs: 1.name');
});

test('data that was fetched ahead without a schema is checked by the page that reads it', async () => {
  const { api } = portalOf(undefined);
  const options = infiniteQueryFor(api, listClubs);
  const response = { data: { clubs: [] }, etag: null, next: null };
  api.cache.setQueryData(options.queryKey, { pages: [response as never], pageParams: [undefined] });
  expect(() => options.select?.(api.cache.getQueryData(options.queryKey) as never)).toThrow('Malformed response');

  const one = queryFor(api, getProfile, { params: { id: 'a' } });
  api.cache.setQueryData(one.queryKey, { ...response, data: null as never });
  const whole = responseQueryFor(api, getProfile, { params: { id: 'a' } });
  for (const observer of [
    new QueryObserver(api.cache, { ...one, staleTime: Infinity }),
    new QueryObserver(api.cache, { ...whole, staleTime: Infinity }),
  ]) {
    expect(observer.getCurrentResult()).toMatchObject({ isError: true, error: { code: 'malformed' }, data: undefined });
  }
});

test('malformed data that was fetched ahead has no rows, and a change of the list leaves it alone', () => {
  const { api } = portalOf(undefined);
  const { queryKey } = infiniteQueryFor(api, listClubs);
  const cached = { pages: [{ data: { unexpected: true }, etag: null, next: null }], pageParams: [undefined] };
  api.cache.setQueryData(queryKey, cached as never);
  expect(findCachedRow(api.cache, listClubs, ({ name }) => name.startsWith('G'))).toBeUndefined();
  replaceCachedRow(api.cache, listClubs, club);
  prependCachedRow(api.cache, [listClubs, undefined], club);
  expect(api.cache.getQueryData(queryKey)).toEqual(cached);
});
