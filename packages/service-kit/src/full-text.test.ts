import { whereMatches } from './full-text.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
const titles = ['Sunday hike to the river', 'Theory of change', '友達とハイキング', 'São Paulo meeting', 'A to Z'];

beforeEach(async () => {
  database = await testDatabase(sampleTables);
  await repository().save(titles.map((title) => note({ title, content: `about ${title}` })));
});

afterEach(() => database.drop());

const repository = () => database.dataSource.getRepository(notes);

async function found(text: string): Promise<string[]> {
  const query = repository().createQueryBuilder('note').orderBy('note.id');
  const rows = await whereMatches(query, { index: 'ft_notes', properties: ['title', 'content'] }, text).getMany();
  return rows.map(({ title }) => title);
}

test.each([
  ['river', ['Sunday hike to the river']],
  ['RIV sun', ['Sunday hike to the river']],
  ['river paulo', []],
  ['sao', ['São Paulo meeting']],
  ['the', ['Sunday hike to the river', 'Theory of change']],
  ['to river', ['Sunday hike to the river']],
  ['友達', ['友達とハイキング']],
  ['ハイキング', ['友達とハイキング']],
  ['z', ['A to Z']],
])('%p finds %p', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

test.each(['+(', '@x-nothing', "x'y", '"unclosed', 'a* OR b', '%', '***', 'NEAR(', '\\'])(
  'what people type is never a syntax error: %p',
  async (text) => {
    expect(Array.isArray(await found(text))).toBe(true);
  },
);

test('a blank text filters nothing, a text without words finds nothing', async () => {
  expect(await found('  ')).toHaveLength(titles.length);
  expect(await found('?!')).toEqual([]);
});

test('a changed row is found by its new words only, a deleted one not at all', async () => {
  const [first, second] = await repository().find({ order: { id: 'ASC' } });
  await repository().update({ id: first?.id ?? 0 }, { title: 'Monday', content: 'nothing' });
  await repository().delete({ id: second?.id ?? 0 });
  expect([await found('river'), await found('monday'), await found('theory')]).toEqual([[], ['Monday'], []]);
});
