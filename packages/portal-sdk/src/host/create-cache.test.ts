import { listPosts } from '@seed/forums-contracts/posts';
import { listProfiles } from '@seed/community-contracts/profiles';
import { QueryObserver } from '@tanstack/react-query';
import { queryFor } from '../queries/queries.ts';
import { profilesRetry } from '../queries/retry-policy.ts';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { MockProblemError, testPortal } from '../testing.ts';
import { prefetchDeclared } from './prefetch-declared.ts';

function refuse(): never {
  throw new MockProblemError('database_unavailable', { detail: 'Please try again in a moment.' });
}

const portal = () =>
  testPortal({
    at: '/',
    basename: '/',
    handlers: [mockEndpoint(listPosts, refuse), mockEndpoint(listProfiles, refuse)],
  });

test('a query that failed after all its retries is logged once, with the status and the detail of the problem', async () => {
  const { props, calls, loggedErrors } = portal();
  const options = { ...queryFor(props.api, listPosts), retryDelay: 1 };
  await expect(props.api.cache.fetchQuery(options)).rejects.toThrow('HTTP error! status: 503');
  expect(calls()).toHaveLength(3);
  expect(loggedErrors).toMatchObject([
    {
      message: 'HTTP error! status: 503',
      fields: { operation: 'listPosts', code: 'database_unavailable', detail: 'Please try again in a moment.' },
    },
  ]);
});

test('the profile list is requested at most five times in total: by two prefetches and by its page', async () => {
  jest.useFakeTimers();
  const { props, calls } = portal();
  const declared = { operation: 'listProfiles', path: '/users', query: {}, paged: false, retry: 'profiles' } as const;
  const fetchAhead = () => prefetchDeclared([declared], { api: props.api, log: props.log, known: {} });
  const first = fetchAhead();
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  expect(calls()).toHaveLength(5);
  await fetchAhead();
  const page = new QueryObserver(props.api.cache, { ...queryFor(props.api, listProfiles), ...profilesRetry });
  const leave = page.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(page.getCurrentResult()).toMatchObject({ isError: true, isFetching: false });
  expect(calls()).toHaveLength(5);
  leave();
  jest.useRealTimers();
});

test('a page that opens half a minute later requests the profile list again', async () => {
  jest.useFakeTimers();
  const { props, calls } = portal();
  const options = { ...queryFor(props.api, listProfiles), ...profilesRetry };
  const first = new QueryObserver(props.api.cache, options).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  first();
  await jest.advanceTimersByTimeAsync(31_000);
  const second = new QueryObserver(props.api.cache, options).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls()).toHaveLength(6);
  second();
  jest.useRealTimers();
});
