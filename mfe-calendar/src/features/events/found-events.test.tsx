import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { calendarMocks } from '../../standalone/calendar-mocks.ts';
import { addEvent, emptyWorld } from '../../standalone/calendar-world.ts';
import { FoundEvents } from './found-events.tsx';

const Source = () => <FoundEvents words="dinner" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=dinner', basename: '/', handlers: calendarMocks(world) });

test('a search finds coming events before past ones, and each opens its day', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2020-05-01', descriptions: 'First dinner' });
  addEvent(world, { date: '2090-05-01', descriptions: 'Last dinner' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Last dinner' })).toHaveAttribute('href', '/calendar/day/2090-05-01');
  expect(screen.queryByRole('link', { name: 'First dinner' })).not.toBeInTheDocument();
});

test('without a coming event it finds the past ones', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2020-05-01', descriptions: 'First dinner' });
  render(world);
  expect(await screen.findByRole('link', { name: 'First dinner' })).toHaveAttribute('href', '/calendar/day/2020-05-01');
  expect(screen.getByText('Fri, May 1, 2020')).toBeVisible();
});
