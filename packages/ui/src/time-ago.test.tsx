import { render, screen } from '@testing-library/react';
import { TimeAgo } from './time-ago.tsx';

const now = new Date('2026-11-21T12:00:00.000Z');

describe('the time since', () => {
  beforeEach(() => jest.useFakeTimers({ now }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-21T11:59:30.000Z', 'now'],
    ['2026-11-21T11:55:00.000Z', '5 minutes ago'],
    ['2026-11-21T09:00:00.000Z', '3 hours ago'],
    ['2026-11-20T11:00:00.000Z', 'yesterday'],
    ['2026-11-21T12:00:10.000Z', 'now'],
    ['2026-08-01T12:00:00.000Z', 'August 1, 2026'],
  ])('shows %s as %s', (value, words) => {
    render(<TimeAgo value={value} />);
    expect(screen.getByText(words)).toHaveAttribute('datetime', value);
  });

  it('uses the given language', () => {
    render(<TimeAgo value="2026-11-21T11:55:00.000Z" locale="es-CO" />);
    expect(screen.getByText('hace 5 minutos')).toBeInTheDocument();
  });
});
