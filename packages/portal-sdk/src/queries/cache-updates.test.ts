import { endpoint } from '@seed/contracts/endpoint';
import { listOf, pageQuery } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';
import { QueryClient } from '@tanstack/react-query';
import { insertCachedRows, prependCachedRow } from './cache-updates.ts';
import { infiniteQueryKeyFor } from './queries.ts';

const row = z.object({ id: z.int(), pinned: z.optional(z.boolean()) });
const listRows = endpoint({
  operation: 'listRows',
  service: 'rows',
  method: 'GET',
  path: '/rows',
  summary: 'Rows',
  query: pageQuery,
  response: listOf(row),
  status: 200,
  paged: true,
});
type Row = z.infer<typeof row>;

/** The ids of each page after the cache was changed. */
function changed(pages: readonly (readonly Row[])[], change: (cache: QueryClient) => void): number[][] {
  const cache = new QueryClient();
  const queryKey = infiniteQueryKeyFor(listRows, {});
  cache.setQueryData(queryKey, {
    pages: pages.map((data) => ({ data, etag: null, next: null })),
    pageParams: pages.map(() => undefined),
  });
  change(cache);
  const after = cache.getQueryData<{ pages: { data: Row[] }[] }>(queryKey);
  return after?.pages.map(({ data }) => data.map(({ id }) => id)) ?? [];
}

const pinned = true;

test.each([
  { list: 'an empty list', pages: [[]], ids: [[9]] },
  { list: 'a list', pages: [[{ id: 2 }, { id: 1 }], [{ id: 0 }]], ids: [[9, 2, 1], [0]] },
  { list: 'a list that begins with pinned rows', pages: [[{ id: 1, pinned }, { id: 2 }]], ids: [[1, 9, 2]] },
  {
    list: 'a list whose first page is pinned',
    pages: [[{ id: 1, pinned }], [{ id: 3, pinned }, { id: 2 }]],
    ids: [[1], [3, 9, 2]],
  },
  { list: 'a list of pinned rows', pages: [[{ id: 1, pinned }]], ids: [[1, 9]] },
])('a new row comes before the others of $list, but not before pinned ones', ({ pages, ids }) => {
  expect(changed(pages, (cache) => prependCachedRow(cache, [listRows, {}], { id: 9 }))).toEqual(ids);
});

test.each([
  { list: 'an empty list', pages: [[]], newest: [8, 9], ids: [[8, 9]] },
  { list: 'a list of the newest rows', pages: [[2, 1], [0]], newest: [9, 8, 2, 1], ids: [[9, 8, 2, 1], [0]] },
  { list: 'a list of the oldest rows', pages: [[1, 2]], newest: [1, 2, 8, 9], ids: [[1, 2, 8, 9]] },
  {
    list: 'a list of another order',
    pages: [[1, 2], [3]],
    newest: [1, 8, 2, 3, 9],
    ids: [
      [1, 8, 2],
      [3, 9],
    ],
  },
  { list: 'a list that lost a row', pages: [[2]], newest: [1, 9, 2], ids: [[9, 2]] },
])('new rows come into $list where the newer response has them', ({ pages, newest, ids }) => {
  const rows = newest.map((id) => ({ id }));
  const added = rows.filter(({ id }) => id > 7);
  const idRows = pages.map((page) => page.map((id) => ({ id })));
  expect(changed(idRows, (cache) => insertCachedRows(cache, [listRows, {}], { rows, added }))).toEqual(ids);
});
