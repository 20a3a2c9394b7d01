import { endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import { page } from './response.ts';
import type { ServiceRouter } from './request-state.ts';
import { route } from './route.ts';
import type { Service } from './service.ts';
import { type SeenRow, sharedPages } from './shared-pages.ts';
import { serviceUnderTest } from './testing/service-under-test.ts';
import { sharedService } from './testing/shared-service.ts';
import { testManifest } from './testing/test-manifest.ts';

interface NoteRow {
  readonly id: number;
  readonly authorId: string;
}

interface NoteView {
  readonly isAuthor: boolean;
  readonly likerIds: readonly string[];
  readonly newComments?: number | undefined;
}

const ana: NoteRow = { id: 1, authorId: 'ana' };
const ben: NoteRow = { id: 2, authorId: 'ben' };
const cleo: NoteRow = { id: 3, authorId: 'cleo' };
const likerIds: readonly string[] = ['dana'];
const plain: NoteView = { isAuthor: false, likerIds };

/** Presents notes, and counts those that it has presented. */
function notePages() {
  let count = 0;
  const present = sharedPages((row: NoteRow, view: NoteView) => {
    count += 1;
    return { ...row, ...view };
  });
  return { present, count: () => count };
}

/** The rows as a member sees them to whom all of them look the same; each member has views of their own. */
const seenAs = (view: NoteView, ...rows: readonly NoteRow[]): SeenRow<NoteRow, NoteView>[] =>
  rows.map((row) => ({ row, view: { ...view } }));

test('members who see the same rows alike share a page, which is frozen and presented once', () => {
  const { present, count } = notePages();
  const first = present(seenAs(plain, ana, ben));
  const second = present(seenAs(plain, ana, ben));
  expect(second).toBe(first);
  expect(first).toEqual([
    { ...ana, ...plain },
    { ...ben, ...plain },
  ]);
  expect(Object.isFrozen(first)).toBe(true);
  expect(count()).toBe(2);
});

test.each<{ name: string; view: NoteView }>([
  { name: 'another value', view: { ...plain, isAuthor: true } },
  { name: 'an equal list that is another object', view: { ...plain, likerIds: [...likerIds] } },
  { name: 'one more field', view: { ...plain, newComments: 2 } },
])('a member whose view of one row has $name gets a page of their own', ({ view }) => {
  const { present, count } = notePages();
  const first = present(seenAs(plain, ana, ben));
  const own = present([...seenAs(plain, ana), ...seenAs(view, ben)]);
  const again = present(seenAs(plain, ana, ben));
  expect(own).toEqual([
    { ...ana, ...plain },
    { ...ben, ...view },
  ]);
  expect(own).not.toBe(first);
  // Only the last page is kept, so this compares the two views the other way round.
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
  expect(count()).toBe(6);
});

test.each([
  { name: 'equal rows that were read again', rows: [{ ...ana }, { ...ben }] },
  { name: 'one equal row that was read again', rows: [ana, { ...ben }] },
  { name: 'the rows in another order', rows: [ben, ana] },
  { name: 'one row more', rows: [ana, ben, cleo] },
  { name: 'one row less', rows: [ana] },
  { name: 'no row', rows: [] },
])('a page with $name is presented again', ({ rows }) => {
  const { present, count } = notePages();
  const first = present(seenAs(plain, ana, ben));
  const other = present(seenAs(plain, ...rows));
  expect(other).not.toBe(first);
  expect(other).toEqual(rows.map((row) => ({ ...row, ...plain })));
  expect(count()).toBe(2 + rows.length);
});

test('an empty page is shared, and no row comes into it', () => {
  const { present } = notePages();
  const empty = present([]);
  expect(empty).toEqual([]);
  expect(present([])).toBe(empty);
  expect(present(seenAs(plain, ana))).toEqual([{ ...ana, ...plain }]);
  expect(present([])).toEqual([]);
});

test('the pages of two presenters of the same rows are apart', () => {
  const ids = sharedPages((row: NoteRow, _: NoteView) => row.id);
  const authors = sharedPages((row: NoteRow, _: NoteView) => row.authorId);
  const seen = seenAs(plain, ana, ben);
  expect([ids(seen), authors(seen), ids(seen)]).toEqual([
    [1, 2],
    ['ana', 'ben'],
    [1, 2],
  ]);
});

describe('over HTTP', () => {
  const sentNote = z.object({ id: z.number(), isAuthor: z.boolean() });
  const list = { service: 'notes', method: 'GET', summary: '', status: 200, response: z.array(sentNote) } as const;
  const listNotes = endpoint({ ...list, operation: 'listNotes', path: '/notes' });
  const listDrafts = endpoint({ ...list, operation: 'listDrafts', path: '/drafts' });

  const rows: readonly NoteRow[] = [
    { id: 1, authorId: 'kenji' },
    { id: 2, authorId: 'maria' },
  ];
  const drafts = [{ id: 7, isAuthor: false }];
  let encodedNotes = 0;

  function routes(router: ServiceRouter): void {
    const presentNotes = sharedPages(({ id }: NoteRow, { isAuthor }: Pick<NoteView, 'isAuthor'>) => {
      const toJSON = () => {
        encodedNotes += 1;
        return { id, isAuthor };
      };
      return { id, isAuthor, toJSON };
    });
    route(router, listNotes, ({ caller }) =>
      page(presentNotes(rows.map((row) => ({ row, view: { isAuthor: row.authorId === caller.id } })))),
    );
    route(router, listDrafts, () => page(drafts));
  }

  const notes: Service = {
    manifest: testManifest('notes', { resources: ['notes', 'drafts'] }),
    endpoints: [listNotes, listDrafts],
    schema: { entities: [], migrations: [] },
    compose: () => ({ routes }),
  };
  const service = sharedService(() => serviceUnderTest(notes, (common) => common));

  /** The body of a list and its ETag, as a member gets them. */
  async function read(name: 'maria' | 'kenji' | 'ana', path: string) {
    const { status, headers, body } = await service.as(name).get(`/api/v1${path}`);
    expect(status).toBe(200);
    return { body, etag: headers.get('etag') };
  }

  test('members get the page as they see it, and those who see it alike get the same ETag', async () => {
    const [first, author, otherAuthor, again] = [
      await read('ana', '/notes'),
      await read('maria', '/notes'),
      await read('kenji', '/notes'),
      await read('ana', '/notes'),
    ];
    const seen = (...isAuthor: readonly boolean[]) => rows.map(({ id }, at) => ({ id, isAuthor: isAuthor[at] }));
    const bodies = [first, author, otherAuthor, again].map(({ body }) => body);
    expect(bodies).toEqual([seen(false, false), seen(false, true), seen(true, false), seen(false, false)]);
    expect(again.etag).toBe(first.etag);
    expect(new Set([first, author, otherAuthor].map(({ etag }) => etag)).size).toBe(3);
  });

  test('a page that members share is encoded once', async () => {
    await read('maria', '/notes');
    const before = encodedNotes;
    const shared = [await read('ana', '/notes'), await read('ana', '/notes'), await read('ana', '/notes')];
    expect(encodedNotes - before).toBe(rows.length);
    expect(shared).toEqual([shared[0], shared[0], shared[0]]);
  });

  test('a page that is not frozen and is changed between two requests is sent as it is now', async () => {
    const first = await read('maria', '/drafts');
    drafts.push({ id: 8, isAuthor: true });
    const second = await read('maria', '/drafts');
    drafts.splice(0, 1, { id: 9, isAuthor: false });
    const third = await read('maria', '/drafts');
    const ids = [first, second, third].map(({ body }) => (body as { id: number }[]).map(({ id }) => id));
    expect(ids).toEqual([[7], [7, 8], [9, 8]]);
    expect(new Set([first, second, third].map(({ etag }) => etag)).size).toBe(3);
  });
});
