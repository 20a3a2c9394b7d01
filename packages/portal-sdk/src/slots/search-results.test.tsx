import { endpoint } from '@seed/contracts/endpoint';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { matchesSearch } from '../standalone/mock-rules.ts';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { renderModule } from '../testing/render-module.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchReport } from './slots.ts';
import { useSearchQuery } from './use-search-query.ts';

const row = z.object({ id: z.int(), title: z.string() });
const listNotices = endpoint({
  operation: 'listNotices',
  service: 'notices',
  method: 'GET',
  path: '/notices',
  summary: 'Notices',
  query: z.extend(pageQuery, { q: searchWords }),
  response: listOf(row),
  status: 200,
  paged: true,
});

const titles = ['Bake sale', 'Bakery tour', 'Chess night'];

function renderSource() {
  const reports: SearchReport[] = [];
  let search = (_words: string): void => undefined;
  const report = (one: SearchReport) => void reports.push(one);
  const Source = () => {
    const [words, setWords] = useState('bake');
    search = setWords;
    return (
      <SearchResults
        words={words}
        report={report}
        query={useSearchQuery(listNotices, words)}
        texts={{ title: 'Notices', errorTitle: 'The notices could not be searched' }}
        more={{ href: `/notices?q=${words}`, label: 'All notices with these words' }}
        item={({ id, title }) => ({ key: id, href: `/notices/${id}`, label: title })}
      />
    );
  };
  const portal = renderModule(Source, {
    at: '/search',
    basename: '/',
    handlers: [
      mockEndpoint(listNotices, ({ query }) => ({
        data: titles.map((title, id) => ({ id, title })).filter(({ title }) => matchesSearch([title], query.q)),
      })),
    ],
  });
  return { ...portal, reports, search: (words: string) => act(() => search(words)) };
}

test('the rows that match are links under the name of their kind, and their number is reported', async () => {
  const { reports } = renderSource();
  expect(await screen.findByRole('link', { name: 'Bakery tour' })).toHaveAttribute('href', '/notices/1');
  expect(screen.getByRole('region', { name: 'Notices' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All notices with these words' })).toHaveAttribute('href', '/notices?q=bake');
  expect(reports).toEqual([{ words: 'bake', kind: 'Notices', found: 2 }]);
});

test('rows stay until those for other words arrive, and each search is reported once', async () => {
  const { reports, search } = renderSource();
  await screen.findByRole('link', { name: 'Bake sale' });
  search('chess');
  expect(screen.getByRole('link', { name: 'Bake sale' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Chess night' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bake sale' })).not.toBeInTheDocument();
  expect(reports.map(({ words, found }) => [words, found])).toEqual([
    ['bake', 2],
    ['chess', 1],
  ]);
});

test('a source that finds nothing shows nothing', async () => {
  const { reports, search } = renderSource();
  await screen.findByRole('link', { name: 'Bake sale' });
  search('garden');
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(reports.at(-1)).toEqual({ words: 'garden', kind: 'Notices', found: 0 });
});

test('a source that cannot search shows a failure, reports it, and searches again on demand', async () => {
  const { reports, search, refuse, member } = renderSource();
  await screen.findByRole('link', { name: 'Bake sale' });
  const allow = refuse(listNotices, () => new Response(null, { status: 403 }));
  search('chess');
  expect(await screen.findByRole('alert')).toHaveTextContent('The notices could not be searched');
  expect(reports.at(-1)).toEqual({ words: 'chess', kind: 'Notices', found: null });
  allow();
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chess night' })).toBeVisible();
  expect(reports.at(-1)).toEqual({ words: 'chess', kind: 'Notices', found: 1 });
});
