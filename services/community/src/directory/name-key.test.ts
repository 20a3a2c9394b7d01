import { demoMembers } from '@seed/demo-world/members';
import { foldedText } from '@seed/service-kit/folded-text';
import { nameKey, nameKeyLength } from './name-key.ts';
import { nameWords, queryWords } from './name-words.ts';

const sorted = (names: readonly string[]) =>
  names.toSorted((a, b) => {
    const [left, right] = [nameKey(a), nameKey(b)];
    return left < right ? -1 : Number(left > right);
  });
const collated = (names: readonly string[], language: string) => names.toSorted(new Intl.Collator(language).compare);

const spanish = [
  'Peñalosa',
  'Penz',
  'Pena',
  'Peña',
  'Óscar Núñez',
  'Oscar Nunez',
  'Oscar Nuñez',
  'ana maría',
  'Anabel',
  'Ana María',
  'Ánabel',
  'Zoë',
  'de la Cruz',
  'De León',
  'Ñandú',
  'Nzinga',
  "O'Higgins",
  'Ochoa',
];
const portuguese = ['João', 'Joana', 'Joao', 'Conceição', 'Concha', 'Átila', 'Atila', 'Ângela', 'Angelo', 'Zé'];
const japanese = [
  'たなか',
  'ハヤシ',
  'はやし けんじ',
  'ゆうき',
  'さとう',
  'さどう',
  'かとう',
  'アオイ',
  'きょうこ',
  'んだ',
];

test.each([
  ['es', spanish],
  ['pt', portuguese],
  ['ja', japanese],
  ['es', demoMembers.map(({ name }) => name)],
] as const)('names are sorted as %s sorts them', (language, names) => {
  expect(sorted(names)).toEqual(collated(names, language));
});

test('hiragana and katakana are one alphabet, sorted after Latin and before kanji', () => {
  expect(sorted(['田中', 'ゆうじ', 'ゆーき', 'Zoë', 'ユウア'])).toEqual(['Zoë', 'ユウア', 'ゆーき', 'ゆうじ', '田中']);
});

test('a key is no longer than its column, whatever the name is', () => {
  for (const name of ['x'.repeat(120), 'ﷺ'.repeat(120), '👩🏽‍🎓'.repeat(30), '']) {
    expect([...nameKey(name)].length).toBeLessThanOrEqual(nameKeyLength);
  }
});

test.each([
  ['Núñez', 'nunez'],
  ['JOÃO', 'joao'],
  ['Strauß', 'strauss'],
  ['Ødegård', 'odegard'],
  ['ガギ', 'かき'],
  ['ﾀﾅｶ', 'たなか'],
])('%s is found as %s', (name, found) => {
  expect(foldedText(name)).toBe(found);
});

test('a Japanese name is found by its given name too, though no space is in between', () => {
  expect(nameWords('田中健二')).toEqual(['田中健二', '中健二', '健二', '二']);
  expect(nameWords('María-José d’Ávila')).toEqual(['maria', 'jose', 'd', 'avila']);
  expect(queryWords(' Núñ, jos ')).toEqual(['nun', 'jos']);
});
