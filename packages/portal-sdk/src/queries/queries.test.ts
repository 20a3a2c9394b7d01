import { listPosts } from '@seed/forums-contracts/posts';
import { getPost } from '@seed/forums-contracts/posts';
import { prefetchDeclared } from '../host/prefetch-declared.ts';
import { MockProblemError, networkFailure, testPortal } from '../testing.ts';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { infiniteQueryFor, infiniteQueryKeyFor, queryFor, queryKeyFor } from './queries.ts';
import { listRetry, profilesRetry } from './retry-policy.ts';
import { ApiError } from '../api/api-error.ts';
import type { ApiErrorCode } from '../api/api-error.ts';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const declared = {
  operation: 'listPosts',
  path: '/forums',
  query: { limit: '20' },
  paged: true,
  retry: 'list',
} as const;

function portal(respond: () => object = () => ({ data: [] })) {
  return testPortal({ at: '/', basename: '/forums', handlers: [mockEndpoint(listPosts, respond)] });
}

const failure = (code: ApiErrorCode, status: number) => new ApiError({ code, status });

test('a declared list is fetched with the key and in the shape of the module that reads it', async () => {
  const { props, calls } = portal(() => ({ data: [], next: 'abc' }));
  await prefetchDeclared([declared], { api: props.api, log, known: {} });
  const options = infiniteQueryFor(props.api, listPosts, { limit: 20 });
  expect(props.api.cache.getQueryData(options.queryKey)?.pages[0]).toMatchObject({ data: [], next: 'abc' });
  await props.api.cache.fetchInfiniteQuery(options);
  expect(calls()).toEqual(['GET /api/v1/forums?limit=20']);
});

test('a declaration may have placeholders', async () => {
  const { props, calls } = portal();
  const searched = { ...declared, query: { limit: '20', q: '{user.email} {id}' } };
  await prefetchDeclared([searched], { api: props.api, log, known: { 'user.email': 'm@seed', id: '7' } });
  expect(calls()).toEqual(['GET /api/v1/forums?limit=20&q=m%40seed+7']);
});

test('a declared list that fails does not change the cache', async () => {
  const { props } = portal(() => {
    throw new MockProblemError('forbidden');
  });
  await prefetchDeclared([declared], { api: props.api, log, known: {} });
  expect(props.api.cache.getQueryData(infiniteQueryKeyFor(listPosts, { limit: 20 }))).toBeUndefined();
});

test('a list that fails does not stop the others', async () => {
  const { props } = portal();
  const missing = { ...declared, operation: 'listClubs', path: '/clubs', paged: false };
  await prefetchDeclared([{ ...missing }, declared], { api: props.api, log, known: {} });
  expect(props.api.cache.getQueryData(infiniteQueryKeyFor(listPosts, { limit: 20 }))).toBeDefined();
});

test('a key treats a number and its text alike and leaves out undefined values', () => {
  expect(queryKeyFor(getPost, { params: { id: 7 } })).toEqual(['getPost', { id: '7' }]);
  expect(infiniteQueryKeyFor(listPosts, { limit: 20, q: undefined })).toEqual(
    infiniteQueryKeyFor(listPosts, { limit: '20' }),
  );
  expect(queryFor(portal().props.api, getPost, { params: { id: 7 } }).queryKey).toEqual(['getPost', { id: '7' }]);
});

test('lists are requested three times, one second apart, profiles five times with a doubling delay', () => {
  const error = failure('network', 0);
  expect([0, 1, 2, 3].map((failures) => listRetry.retry(failures, error))).toEqual([true, true, false, false]);
  expect([0, 1].map(listRetry.retryDelay)).toEqual([1000, 1000]);
  expect([0, 3, 4].map((failures) => profilesRetry.retry(failures, error))).toEqual([true, true, false]);
  expect([0, 1, 2, 3].map(profilesRetry.retryDelay)).toEqual([500, 1000, 2000, 4000]);
});

test.each<[ApiErrorCode, number, boolean]>([
  ['network', 0, true],
  ['timeout', 0, true],
  ['http', 408, true],
  ['http', 429, true],
  ['http', 503, true],
  ['not_found', 404, false],
  ['forbidden', 403, false],
  ['malformed', 200, false],
])('a failure %s with status %d is retried: %s', (code, status, isRetried) => {
  expect(listRetry.retry(0, failure(code, status))).toBe(isRetried);
});

test('a network failure has a code of its own', async () => {
  const { props } = portal(networkFailure);
  await expect(props.api(listPosts)).rejects.toMatchObject({ code: 'network' });
});
