import { versionBefore } from './version-before.ts';

const movesThrough = (...versions: (string | null)[]) =>
  versions.map((to, at) => ({ from: versions[at - 1] ?? null, to })).toReversed();

test.each<[string, (string | null)[], string | undefined]>([
  ['the one before', ['1.0.0', '1.1.0'], '1.0.0'],
  ['none at the first version', ['1.0.0'], undefined],
  ['none after all promotions were rolled back', ['1.0.0', '1.1.0', '1.0.0'], undefined],
  ['one step more after each rollback', ['1.0.0', '1.1.0', '1.2.0', '1.1.0'], '1.0.0'],
  ['a higher number, if it was live before', ['1.2.0', '1.1.0'], '1.2.0'],
  ['none for a module that was taken out and came back', ['1.0.0', null, '1.1.0'], undefined],
])('a rollback goes to %s', (_, versions, expected) => {
  expect(versionBefore(movesThrough(...versions))).toBe(expected);
});
