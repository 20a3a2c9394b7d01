import { renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { calendarMocks } from '../../standalone/calendar-mocks.ts';
import { addEvent, emptyWorld } from '../../standalone/calendar-world.ts';
import { today } from '../../time/today.ts';
import { Today } from './today.tsx';

const render = (world = emptyWorld()) =>
  renderModule(Today, { at: '/intranet-welcome', basename: '/', handlers: calendarMocks(world) });

test("the main menu shows today's events, each with a link to the day", async () => {
  const world = emptyWorld();
  addEvent(world, { date: today(), descriptions: 'Closing dinner' });
  addEvent(world, { date: '2020-01-01', descriptions: 'Long ago' });
  render(world);
  const list = await within(screen.getByRole('region', { name: 'Today' })).findByRole('list');
  const [link, ...others] = within(list).getAllByRole('link');
  expect(link).toHaveTextContent('Closing dinner');
  expect(link).toHaveAttribute('href', `/calendar/day/${today()}`);
  expect(others).toEqual([]);
});

test('a day without events shows one line of text', async () => {
  render();
  expect(await screen.findByText('Nothing is planned for today.')).toBeVisible();
});

test('events of the whole day come first, the others in their order with the hour of the reader', async () => {
  const world = emptyWorld();
  addEvent(world, { date: today(), descriptions: 'Dinner', ...hourOf('20:30') });
  addEvent(world, { date: today(), descriptions: 'Breakfast', ...hourOf('08:00') });
  addEvent(world, { date: today(), descriptions: 'Open house' });
  render(world);
  const list = await within(screen.getByRole('region', { name: 'Today' })).findByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent.replace('\u202f', ' '))).toEqual([
    'Open house',
    'Breakfast8:00 AM',
    'Dinner8:30 PM',
  ]);
});

/** An hour by the clocks of this computer. */
function hourOf(time: string) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { time, zone, startsAt: new Date(`${today()}T${time}`).toISOString() };
}
