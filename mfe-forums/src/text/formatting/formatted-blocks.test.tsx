import { render, screen } from '@testing-library/react';
import { FormattedBlocks } from './formatted-blocks.tsx';

function shown(text: string) {
  const { container } = render(<FormattedBlocks text={text} />);
  return container.querySelector('div > div')?.innerHTML ?? container.innerHTML;
}

const paragraph = (html: string) => `<p>${html}</p>`;

it.each([
  ['**bold**, *italic*, ***both***', '<strong>bold</strong>, <em>italic</em>, <em><strong>both</strong></em>'],
  ['**bold *and italic* in it**', '<strong>bold <em>and italic</em> in it</strong>'],
  ['`a * b * c` and ``a`b``', '<code>a * b * c</code> and <code>a`b</code>'],
  ['Line one\nline two', 'Line one\nline two'],
  ['**「花」**です。**Olá!**です', '<strong>「花」</strong>です。<strong>Olá!</strong>です'],
  ['*e\u0301* *👩‍🌾*', '<em>e\u0301</em> <em>👩‍🌾</em>'],
  ['2 * 3 * 4, 2*3, * and **', '2 * 3 * 4, 2*3, * and **'],
  ['\\*not\\* \\[not] C:\\new ¯\\_(ツ)_/¯', '*not* [not] C:\\new ¯\\_(ツ)_/¯'],
  ['snake_case_name and __init__', 'snake_case_name and __init__'],
  ['# No heading\n---\n>_< ^_^\n* * *', '# No heading\n---\n&gt;_&lt; ^_^\n* * *'],
  [
    '<b>bold</b> <img src=x onerror=alert(1)> &amp;',
    '&lt;b&gt;bold&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt; &amp;amp;',
  ],
  ['[a **b** text] and [t][ref]', '[a <strong>b</strong> text] and [t][ref]'],
  ['[ref]: javascript:alert(1)', '[ref]: javascript:alert(1)'],
  ['[x](javascript:alert(1)) [y](data:text/html,x)', '[x](javascript:alert(1)) [y](data:text/html,x)'],
  ['[x](/forums/1) [y](//elsewhere.example)', '[x](/forums/1) [y](//elsewhere.example)'],
])('the paragraph %j', (text, html) => {
  expect(shown(text)).toBe(paragraph(html));
});

it.each([
  ['One\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    'Buy:\n- rice\n- beans\n  - black',
    '<p>Buy:</p><ul><li><p>rice</p></li><li><p>beans</p><ul><li><p>black</p></li></ul></li></ul>',
  ],
  ['3. three\n7) seven', '<ol><li value="3"><p>three</p></li></ol><ol><li value="7"><p>seven</p></li></ol>'],
  ['1. one\n7. seven', '<ol><li value="1"><p>one</p></li><li value="7"><p>seven</p></li></ol>'],
  [
    '> A quote\n> of **two** lines\n\nText',
    '<blockquote><p>A quote\n of <strong>two</strong> lines</p></blockquote><p>Text</p>',
  ],
  ['```js\nif (a < b) *c*\n  d\n```', '<pre><code>if (a &lt; b) *c*\n  d</code></pre>'],
  ['> ```\n> a\n>   b\n> ```', '<blockquote><pre><code>a\n  b</code></pre></blockquote>'],
  ['    four spaces', '<p>four spaces</p>'],
])('the blocks %j', (text, html) => {
  expect(shown(text)).toBe(html);
});

test('a link has words of its own and opens in a new tab', () => {
  render(
    <FormattedBlocks text="Read [the *slides*](https://seed.example/a_(b)?c=*d*), or https://seed.example/*x*y" />,
  );
  const [slides, address] = screen.getAllByRole('link');
  expect(slides).toHaveTextContent('the slides');
  expect(slides).toHaveAttribute('href', 'https://seed.example/a_(b)?c=*d*');
  expect(slides).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(address).toHaveAttribute('href', 'https://seed.example/*x*y');
});

it.each([
  ['[https://bank.example](https://elsewhere.example)', ['https://bank.example/', 'https://elsewhere.example/']],
  ['[bank.example/login](https://elsewhere.example)', ['https://elsewhere.example/']],
  ['[the bank](https://bank.example@elsewhere.example/)', []],
  ['![a picture](https://elsewhere.example/1.png)', ['https://elsewhere.example/1.png']],
])('%j leads only where it reads', (text, found) => {
  const { container } = render(<FormattedBlocks text={text} />);
  expect(screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual(found);
  expect(container).toHaveTextContent(text.includes('@') ? 'the bank' : text);
  expect(container.querySelector('img')).toBeNull();
});

it.each([
  '*',
  '**',
  '[',
  '](',
  '`',
  '> ',
  '- ',
  '1. ',
  '*a **b ',
  '[a](',
  '`a``b```',
  '\\*',
  '[](\\(',
  '(((',
  '\u202e*',
])('a text of the greatest length of only %j is shown', (part) => {
  const text = part.repeat(20_000 / part.length);
  const { container } = render(<FormattedBlocks text={text} />);
  expect(container.textContent.length).toBeGreaterThan(0);
});

it.each(['> ', '- ', '1. '])('a text that is nested a hundred times with %j is shown as typed inside', (part) => {
  const { container } = render(<FormattedBlocks text={`${part.repeat(100)}deep`} />);
  expect(container).toHaveTextContent(/deep$/);
  expect(container.querySelectorAll('blockquote, li').length).toBeLessThan(10);
});
