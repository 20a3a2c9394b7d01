import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';
import { CardLink } from './card-link.tsx';

test('a card that links outside the portal opens a new tab, labels it and sends no referrer', () => {
  render(
    <Card isInteractive>
      <CardLink href="https://example.org/room" opensNewTab>
        Weekly meeting
      </CardLink>
    </Card>,
  );
  const link = screen.getByRole('link', { name: 'Weekly meeting (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a card that links to a page of the portal stays in its tab', () => {
  render(<CardLink href="/forums/1">A post</CardLink>);
  expect(screen.getByRole('link', { name: 'A post' })).not.toHaveAttribute('target');
});
