import { listPosts } from '@seed/forums-contracts/posts';
import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { infiniteQueryFor } from '../queries/queries.ts';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { MockProblemError, testPortal } from '../testing.ts';
import { retryFailedQueries } from './retry-failed-queries.ts';

/** A page with one list, from a service that can be stopped. */
function openList() {
  const service = { refusal: new MockProblemError('upstream_unavailable') as MockProblemError | null };
  const respond = () => {
    if (service.refusal) throw service.refusal;
    return { data: [] };
  };
  const { props, calls } = testPortal({ at: '/', basename: '/forums', handlers: [mockEndpoint(listPosts, respond)] });
  retryFailedQueries(props.api.cache);
  const List = () => {
    const { data, isError, isPending } = useInfiniteQuery(infiniteQueryFor(props.api, listPosts));
    if (isPending) return <p>Loading</p>;
    return isError ? <p role="alert">It did not load</p> : <p>{data.length} posts</p>;
  };
  const page = render(
    <QueryClientProvider client={props.api.cache}>
      <List />
    </QueryClientProvider>,
  );
  return { service, calls, page };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a list that failed appears when its service works again, and the error stays until then', async () => {
  const { service, calls } = openList();
  await pass(2500);
  expect(screen.getByRole('alert')).toBeVisible();
  const tries = calls().length;
  await pass(10_000);
  expect(calls().length).toBeGreaterThan(tries);
  expect(screen.getByRole('alert')).toBeVisible();
  service.refusal = null;
  await pass(30_000);
  expect(screen.getByText('0 posts')).toBeVisible();
});

test('a service that stays down gets fewer and fewer requests', async () => {
  const { calls } = openList();
  await pass(60_000);
  const first = calls().length;
  await pass(60_000);
  expect(calls().length - first).toBeLessThanOrEqual(3);
});

test('a refusal is not retried', async () => {
  const { service, calls } = openList();
  service.refusal = new MockProblemError('forbidden');
  await pass(120_000);
  expect(calls()).toHaveLength(1);
});

test('the queries of a page that the member has left are not retried', async () => {
  const { calls, page } = openList();
  await pass(2500);
  page.unmount();
  const tries = calls().length;
  await pass(120_000);
  expect(calls()).toHaveLength(tries);
});
