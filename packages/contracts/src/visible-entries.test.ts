import { visibleEntries } from './visible-entries.ts';

const entry = (name: string, order: number, roles: string[] = []) => ({ name, order, roles });
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

test('entries are sorted by their order; equal ones keep their place', () => {
  expect(names(visibleEntries([entry('c', 20), entry('a', 10), entry('b', 10)]))).toEqual(['a', 'b', 'c']);
});

test('an entry with roles is visible to members who have one of them', () => {
  const entries = [entry('all', 1), entry('staff', 2, ['Admin', 'director'])];
  expect(names(visibleEntries(entries, ['director', 'alumni']))).toEqual(['all', 'staff']);
  expect(names(visibleEntries(entries, ['alumni']))).toEqual(['all']);
  expect(names(visibleEntries(entries))).toEqual(['all']);
});
