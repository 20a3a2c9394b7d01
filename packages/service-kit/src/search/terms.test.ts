import { longestTerm, parseSearch, termsOf } from './terms.ts';

test.each([
  ['Panadería São João', ['panaderia', 'sao', 'joao']],
  ['ÑAÑEZ Øre Straße', ['nanez', 'ore', 'strasse']],
  ['2026-05-31 ＡＢＣ', ['2026', '05', '31', 'abc']],
  ['東京都', ['東京', '京都', '都']],
  ['カフェ ｶﾌｪ かふぇ', ['かふ', 'ふぇ', 'ぇ']],
  ['ガｶﾞが', ['がが', 'が']],
  ['SEED財団', ['seed', '財団', '団']],
  ['ラーメン、人々。', ['らー', 'ーめ', 'めん', 'ん', '人々', '々']],
  ['สวัสดี', ['สว', 'วั', 'ัส', 'สด', 'ดี', 'ี']],
  ['한국어 모임', ['한국어', '모임']],
  ['… — ☕', []],
])('the terms of %p are %p', (text, terms) => {
  expect([...termsOf(text)]).toEqual(terms);
});

test.each([
  ['panaderia', 'La Panadería', true],
  ['pan', 'La Panadería', true],
  ['nadería', 'La Panadería', false],
  ['nanez', 'Ñañez', true],
  ['nanez', 'Nunez', false],
  ['rio sol', 'Sol del Río', true],
  ['rio luna', 'Sol del Río', false],
  ['京', '東京都', true],
  ['京都', '東京都', true],
  ['都京', '東京都', false],
  ['東京都', '東京と京都', false],
  ['カフェ', '新しいｶﾌｪ', true],
  ['はる', 'バル', false],
  ['𠮷野', '𠮷野家', true],
  [`${'x'.repeat(longestTerm)}y`, 'x'.repeat(longestTerm), false],
  ['a+b "c" %', 'A, b and C', true],
])('%p is found in %p: %p', (search, text, expected) => {
  expect(parseSearch(search).matches([text])).toBe(expected);
});

test.each(['', '  ', '?!', '% _'])('a search for %p is empty', (text) => {
  expect(parseSearch(text).isEmpty).toBe(true);
});

test('every text that a search matches has, for each of its lookups, a term that begins with it', () => {
  const texts = [
    'Panadería 東京都の子ども食堂',
    'ｶﾌｪ SEED2026年度',
    `${'長い文章'.repeat(20)} ${'word '.repeat(40)}`,
    'สวัสดีครับ',
  ];
  for (const text of texts) {
    const terms = [...termsOf(text)];
    const letters = [...text];
    for (let start = 0; start < letters.length; start += 1) {
      for (const length of [1, 2, 3, 7, 60]) {
        const search = parseSearch(letters.slice(start, start + length).join(''));
        if (search.isEmpty || !search.matches([text])) continue;
        for (const lookup of search.lookups) expect(terms.some((term) => term.startsWith(lookup))).toBe(true);
      }
    }
  }
});
