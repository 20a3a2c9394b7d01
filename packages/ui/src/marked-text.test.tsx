import { render } from '@testing-library/react';
import { MarkedText } from './marked-text.tsx';

function shown(text: string, words: string, isExcerpt = false) {
  const { container } = render(<MarkedText text={text} words={words} isExcerpt={isExcerpt} />);
  const marked = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
  return { all: container.textContent, marked };
}

it.each([
  ['La panadería de Bogotá', 'PANADERIA', ['panadería']],
  ['Ñañez, Núñez and Nanez', 'nanez', ['Ñañez', 'Nanez']],
  ['A garden, not a bargain', 'gar', ['gar']],
  ['one two three two', 'two one', ['one', 'two', 'two']],
  ['子ども食堂を始めたい', '食堂', ['食堂']],
  ['ｶﾌｪ、カフェ、かふぇ', 'かふぇ', ['ｶﾌｪ', 'カフェ', 'かふぇ']],
  ['ガーデンの会', 'がーでん', ['ガーデン']],
  ['São Paulo 👩‍🌾 feira', 'feira sao', ['São', 'feira']],
  ['A & B <b>', 'b', ['B', 'b']],
  ['No match here', 'club', []],
  ['No words', ' ?!', []],
])('in %j the search %j marks %j, and the text stays whole', (text, words, marked) => {
  expect(shown(text, words)).toEqual({ all: text, marked });
});

it('an excerpt begins at a word shortly before the first match, in one line', () => {
  const text = `${'Words before it. '.repeat(20)}\n\nThe garden on the roof`;
  const { all, marked } = shown(text, 'garden', true);
  expect(all).toBe('…Words before it. Words before it. The garden on the roof');
  expect(marked).toEqual(['garden']);
});

it('an excerpt of a text that matches at its beginning, or not at all, begins there', () => {
  expect(shown('The garden on the roof', 'garden', true).all).toBe('The garden on the roof');
  expect(shown('The garden on the roof', 'club', true).all).toBe('The garden on the roof');
});
