import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainText } from './plain-text.tsx';
import { UiProvider } from './ui-provider.tsx';

function links(text: string): (string | null)[] {
  const { container } = render(<PlainText>{text}</PlainText>);
  expect(container.textContent).toBe(text);
  return screen.queryAllByRole('link').map(({ textContent }) => textContent);
}

it.each([
  ['Read https://seed.example/a, then rest.', ['https://seed.example/a']],
  ['(see http://seed.example/a)', ['http://seed.example/a']],
  ['[https://seed.example/a]…', ['https://seed.example/a']],
  ['(https://seed.example/Seed_(plant))', ['https://seed.example/Seed_(plant)']],
  ['«https://seed.example?», “https://seed.example/b”', ['https://seed.example', 'https://seed.example/b']],
  [
    '詳しくは「https://seed.example/日本」、または（www.seed.example）。',
    ['https://seed.example/日本', 'www.seed.example'],
  ],
  [
    'Two\nlines\nhttps://seed.example/a\nand https://seed.example/b!',
    ['https://seed.example/a', 'https://seed.example/b'],
  ],
  ['https://seed.example/\u202egnp.exe', ['https://seed.example/']],
  ['javascript:alert(1) data:text/html,x ftp://seed.example', []],
  ['https://seed.example@elsewhere.example/', []],
  ['https:// http://. www.', []],
  ['<a href="https://seed.example/a">', ['https://seed.example/a']],
])('in %j the addresses %j are links, and the text stays whole', (text, found) => {
  expect(links(text)).toEqual(found);
});

test('an address of another site opens in a new tab, which cannot reach this one', () => {
  render(<PlainText>www.seed.example/a?b=1&amp;c=2</PlainText>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://www.seed.example/a?b=1&c=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test('an address of the portal opens in place', async () => {
  const navigate = jest.fn();
  render(
    <UiProvider navigate={navigate}>
      <PlainText>{`Look: ${location.origin}/forums/7?comment=2#top.`}</PlainText>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).toHaveBeenCalledWith('/forums/7?comment=2#top');
});

test('a file of the portal is no page, so it opens in a new tab', () => {
  render(<PlainText>{`${location.origin}/uploads/1.png`}</PlainText>);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('a long text that is made to be slow is shown whole', () => {
  const text = ['.', ')', '(', 'https://a.b/', 'www.', 'https://a.b/('].map((part) => part.repeat(2000)).join(' ');
  const { container } = render(<PlainText>{text.slice(0, 20_000)}</PlainText>);
  expect(container.textContent).toHaveLength(20_000);
});
