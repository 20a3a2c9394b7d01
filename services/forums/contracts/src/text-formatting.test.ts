import { withoutFormatting } from './text-formatting.ts';

it.each([
  ['Read **this** and *that*, ***both***', 'Read this and that, both'],
  ['**bold *and italic* in it**', 'bold and italic in it'],
  ['`code` and ```js', 'code and ```js'],
  ['```js\ncode\n```\nText', 'code\nText'],
  ['> A quote\n>> of two\nText > more', 'A quote\nof two\nText > more'],
  ['- rice\n- *beans*', '- rice\n- beans'],
  ['[the **slides**](https://seed.example/slides), [x](javascript:alert(1))', 'the slides, [x](javascript:alert(1))'],
  ['2 * 3 * 4, \\*not\\*, C:\\new, snake_case, >_<', '2 * 3 * 4, *not*, C:\\new, snake_case, >_<'],
  ['<b>**x**</b> 「**花**」', '<b>x</b> 「花」'],
  ['```one line``` after', 'one line after'],
  ['***', '***'],
  ['Plain\n\ntext', 'Plain\n\ntext'],
])('%j becomes %j', (text, plain) => {
  expect(withoutFormatting(text)).toBe(plain);
});

it.each(['*', '* ', '*a', '[', '[a](https://', '`', '`a', '> ', '>', '\\', '*a b '])(
  'a text of the greatest length of only %j is no problem',
  (part) => {
    expect(withoutFormatting(part.repeat(20_000 / part.length))).not.toBe('');
  },
);
