import { encodePosition, instantKey } from '@seed/service-kit/cursor';
import { updateSearchIndex } from '@seed/service-kit/search/search-indexer';
import { queryPlan, queryPlans } from '@seed/service-kit/testing/query-plan';
import { rowsRead } from '@seed/service-kit/testing/rows-read';
import { sharedDatabase } from '@seed/service-kit/testing/shared-database';
import { documentsSchema } from './db/schema.ts';
import { documentEntity } from './documents/document.entity.ts';
import { documentSearch } from './documents/document.search.ts';
import { type DocumentQuery, documentsRepository } from './documents/documents.repository.ts';
import { searchNameOf } from './documents/search-name.ts';

const rows = 3000;
const start = Date.parse('2026-01-01T00:00:00.000Z');
/** Many rows share an instant, as they do on a clock that ticks slowly. */
const createdAt = (n: number) => new Date(start + Math.floor(n / 50) * 1000);
const categories = ['Academic', 'Collaborative', 'SEED-2022', 'SEED-2023', 'Research'];

const database = sharedDatabase(documentsSchema, async ({ manager }) => {
  const numbers = Array.from({ length: rows }, (_, n) => n);
  for (let at = 0; at < rows; at += 500) {
    const part = numbers.slice(at, at + 500).map((n) => ({
      name: `Report ${n}`,
      searchName: searchNameOf(`Report ${n}`),
      url: 'https://example.org',
      classification: categories[n % categories.length] ?? '',
      authorId: 'maria',
      createdAt: createdAt(n),
    }));
    await manager.getRepository(documentEntity).insert(part);
  }
  await updateSearchIndex(manager.dataSource, documentSearch);
});

test('the pages contain every row once, also where many were added at the same instant', async () => {
  const documents = documentsRepository(database.dataSource.manager);
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await documents.list({ limit: 70, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(Array.from({ length: rows }, (_, n) => rows - n));
});

const cursor = encodePosition(instantKey.encode(createdAt(rows / 2)), rows / 2);
const category = 'Academic';

test.each<{ list: string; query: DocumentQuery; index: string }>([
  { list: 'all documents', query: { limit: 20, cursor }, index: 'ix_documents_newest' },
  { list: 'a category', query: { limit: 20, cursor, category }, index: 'ix_documents_of_category' },
])('a page of $list reads a part of its index and sorts nothing', async ({ query, index }) => {
  const plan = await queryPlan(database.dataSource, (manager) => documentsRepository(manager).list(query));
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/filesort|temporary|TEMP B-TREE|SCAN/);
  expect(plan).toMatch(database.isServer ? /"type":"(range|ref)"/ : /SEARCH/);
});

test.each([
  { list: 'a category', query: { q: 'report', category } },
  { list: 'all documents, far from the beginning', query: { q: 'report', cursor } },
])('a page of a search in $list reads few rows', async ({ query }) => {
  const limit = 20;
  const count = await rowsRead(database.dataSource, (manager) =>
    documentsRepository(manager).list({ ...query, limit }),
  );
  // The documents by their keys, the terms and the pages of sort keys of one block.
  expect(count).toBeLessThan(4 * limit);
});

test.each<{ list: string; query: Omit<DocumentQuery, 'limit'>; most: number }>([
  { list: 'all documents', query: { cursor }, most: 1 },
  { list: 'a category', query: { category, cursor }, most: 1 },
  { list: 'a search', query: { q: 'report' }, most: 5 },
  { list: 'a search of two words in a category', query: { q: 'report 27', category }, most: 7 },
])('a page of $list takes at most $most statements, however long it is', async ({ query, most }) => {
  for (const limit of [5, 100]) {
    const plans = await queryPlans(database.dataSource, (manager) =>
      documentsRepository(manager).list({ ...query, limit }),
    );
    expect(plans.length).toBeLessThanOrEqual(most);
  }
});
