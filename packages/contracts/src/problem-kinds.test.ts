import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProblemCode, problemKinds } from './problem-kinds.ts';

const documentation = readFileSync(join(__dirname, '../../../docs/problems.md'), 'utf8');

/** Rows such as "| `not_found` | 404 | …", without those of the client's own codes, which have no status. */
const documented = [...documentation.matchAll(/^\| `(\w+)` +\| (\d{3})/gm)].map(([, code, status]) => [
  code,
  Number(status),
]);

test('docs/problems.md lists every code with its status, and no other code', () => {
  const declared = Object.entries(problemKinds).map(([code, { status }]) => [code, status]);
  expect(documented.toSorted()).toEqual(declared.toSorted());
});

test('only the listed codes are codes of a problem', () => {
  expect(isProblemCode('not_found')).toBe(true);
  expect(isProblemCode('toString')).toBe(false);
});
