import {
  createNote,
  deleteNote,
  getNote,
  likeNote,
  listNotes,
  unlikeNote,
  updateNote,
} from '@seed/forums-contracts/notes';
import {
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  pageOf,
  matchesSearch,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { addNote } from './forums-world.ts';
import type { ForumsWorld } from './forums-world.ts';
import { likeMocks } from './like-mocks.ts';
import { etagOf, presentNote } from './present.ts';

export function noteMocks(world: ForumsWorld): MockHandler[] {
  const present = (id: number) => {
    const note = findOrNotFound(world.notes, id);
    return { data: presentNote(world, note), etag: etagOf(note) };
  };
  const once = idempotentCreate();
  const update = (id: number, change: object) => {
    world.notes = world.notes.map((note) => (note.id === id ? { ...note, ...change } : note));
  };
  return [
    mockEndpoint(listNotes, ({ query }) => {
      const matching = world.notes.filter(
        ({ authorID, title, description }) =>
          (query.author ?? authorID) === authorID && matchesSearch([title, description], query.q),
      );
      const { rows, next } = pageOf(matching, query);
      return { data: rows.map((note) => presentNote(world, note)), next };
    }),
    mockEndpoint(getNote, ({ params }) => present(params.id)),
    mockEndpoint(createNote, ({ body: { title, description, color }, headers }) =>
      present(once(headers, () => addNote(world, { title, description, color }).id)),
    ),
    mockEndpoint(updateNote, ({ params: { id }, body: { title, description, color }, headers }) => {
      const note = matchVersion(findOrNotFound(world.notes, id), headers);
      const given = Object.entries({ title, description, color }).filter(([, value]) => value !== undefined);
      update(id, { ...Object.fromEntries(given), version: note.version + 1 });
      return present(id);
    }),
    mockEndpoint(deleteNote, ({ params: { id } }) => {
      world.deleted.notes.push(findOrNotFound(world.notes, id));
      world.notes = world.notes.filter((note) => note.id !== id);
      return {};
    }),
    ...likeMocks(
      world,
      { like: likeNote, unlike: unlikeNote },
      { find: (id) => findOrNotFound(world.notes, id), update },
    ),
  ];
}
