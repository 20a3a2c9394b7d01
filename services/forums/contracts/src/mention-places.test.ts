import { mentionPlaces, mentionsInText } from './mention-places.ts';

const mentionsOf = (...names: string[]) => names.map((name) => ({ memberId: `id of ${name}`, name }));

/** The text with brackets around its mentions. */
function marked(text: string, ...names: string[]): string {
  const places = mentionPlaces(text, mentionsOf(...names)).toReversed();
  return places.reduce(
    (done, { from, to }) => `${done.slice(0, from)}[${done.slice(from, to)}]${done.slice(to)}`,
    text,
  );
}

test.each([
  ['Hello @Letícia Souza!', ['Letícia Souza'], 'Hello [@Letícia Souza]!'],
  ['@Ana and @Ana Souza', ['Ana', 'Ana Souza'], '[@Ana] and [@Ana Souza]'],
  ['@Anabel, @Ana_b, @Ana1, @ANA', ['Ana'], '@Anabel, @Ana_b, @Ana1, @ANA'],
  ["@Ana's and @Ana.", ['Ana'], "[@Ana]'s and [@Ana]."],
  ['(@Ana)\n@Ana', ['Ana'], '([@Ana])\n[@Ana]'],
  ['joe@ana, https://a.example/@ana, @@ana, ?u=@ana', ['ana'], 'joe@ana, https://a.example/@ana, @@ana, ?u=@ana'],
  ['こんにちは@田中さん', ['田中'], 'こんにちは[@田中]さん'],
  ['@Kenjiさん', ['Kenji'], '[@Kenji]さん'],
  ['👋@Ana👋', ['Ana'], '👋[@Ana]👋'],
  ['@Ana @Ana', [], '@Ana @Ana'],
])('%j', (text, names, expected) => {
  expect(marked(text, ...names)).toBe(expected);
});

test('a mention whose name the text has lost is left out', () => {
  const [ana, kenji] = mentionsOf('Ana', 'Kenji');
  expect(mentionsInText('Thank you, @Kenji', mentionsOf('Ana', 'Kenji'))).toEqual([kenji]);
  expect(mentionsInText('Thank you, @Ana', mentionsOf('Ana', 'Kenji'))).toEqual([ana]);
});

test('a text of nothing but mentions and marks is read fast', () => {
  const names = Array.from({ length: 20 }, (_, n) => `${'a'.repeat(199)}${n % 10}`);
  expect(mentionPlaces('@'.repeat(10_000), mentionsOf(...names))).toEqual([]);
});
