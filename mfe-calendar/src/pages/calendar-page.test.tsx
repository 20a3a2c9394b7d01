import { listEvents } from '@seed/calendar-contracts/event-list';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addEvent, emptyWorld } from '../standalone/calendar-world.ts';
import { realTimers } from '../testing/frozen-day.ts';
import { renderCalendar } from '../testing/render-calendar.ts';

beforeEach(() => {
  localStorage.clear();
  // Late in the evening, when the next day has started in half of the world.
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const day = (name: RegExp | string) => screen.findByRole('button', { name });

test('the current month is shown as a grid, which highlights days with events, and as an agenda', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-05T23:30:00.000Z', descriptions: 'Kick-off' });
  addEvent(world, { date: '2026-11-21', descriptions: 'Reading' });
  addEvent(world, { date: '2026-11-21', descriptions: 'Dinner' });
  addEvent(world, { date: '2026-12-01', descriptions: 'Next month' });
  renderCalendar('/calendar', world);

  expect(await screen.findByRole('heading', { level: 2, name: 'November 2026' })).toBeVisible();
  expect(document.title).toBe('Calendar · SEED Intranet');
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toHaveFocus();
  const grid = screen.getByRole('grid', { name: 'Events in November 2026' });
  expect(within(grid).getAllByRole('button')).toHaveLength(30);
  // The text before the T is the day in every zone.
  expect(await day('Thursday, November 5, 2026, 1 event')).toHaveAttribute('data-events');
  const now = await day('Saturday, November 21, 2026, today, 2 events');
  expect(now).toHaveAttribute('aria-current', 'date');
  expect(await day('Friday, November 6, 2026')).not.toHaveAttribute('data-events');
  const items = within(await screen.findByRole('region', { name: 'Agenda of November 2026' })).getAllByRole('heading', {
    level: 4,
  });
  expect(items.map((item) => item.textContent)).toEqual(['Thu, Nov 5', 'Sat, Nov 21']);
  expect(screen.queryByText('Next month')).not.toBeInTheDocument();
});

test('only the shown month is fetched, and its neighbours ahead once the member uses the page', async () => {
  const { calls, member } = renderCalendar('/calendar', emptyWorld());
  const title = await screen.findByText('Nothing is planned for November 2026.');
  expect(calls()).toEqual(['GET /api/v1/events?from=2026-11-01&to=2026-11-30&limit=200']);
  await member.hover(title);
  await waitFor(() =>
    expect(calls()).toEqual([
      'GET /api/v1/events?from=2026-11-01&to=2026-11-30&limit=200',
      'GET /api/v1/events?from=2026-12-01&to=2026-12-31&limit=200',
      'GET /api/v1/events?from=2026-10-01&to=2026-10-31&limit=200',
    ]),
  );
  await member.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByText('Nothing is planned for December 2026.')).toBeVisible();
});

test('next, previous and today change the month, which is in the URL', async () => {
  const { member, props } = renderCalendar('/calendar?month=2026-12', emptyWorld());
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(props.navigation.getLocation().search).toBe('?month=2027-01');
  await member.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(props.navigation.getLocation().search).toBe('');
});

test('pressing a day opens its events; closing them restores the focus', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-21', descriptions: 'Reading' });
  addEvent(world, { date: '2026-11-21', descriptions: 'Dinner' });
  addEvent(world, { date: '2026-11-22', descriptions: 'Brunch' });
  const { member, props } = renderCalendar('/calendar', world);
  await member.click(await day(/November 21, 2026, today, 2 events/));
  const popup = within(await screen.findByRole('dialog', { name: 'Saturday, November 21, 2026' }));
  expect(popup.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Reading', 'Dinner']);
  expect(props.navigation.getLocation().pathname).toBe('/calendar/day/2026-11-21');
  await member.click(popup.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await day(/November 21, 2026/)).toHaveFocus());
});

test('a day without events shows that it has none, and a day of another month can be opened by its URL', async () => {
  renderCalendar('/calendar/day/2027-02-14', emptyWorld());
  expect(await screen.findByRole('dialog', { name: 'Sunday, February 14, 2027' })).toBeVisible();
  expect(await screen.findByText('No events on this day.')).toBeVisible();
});

test('the keyboard moves by day, week, start and end of the week, month and year, and opens a day', async () => {
  const { member } = renderCalendar('/calendar', emptyWorld());
  await screen.findByText('Nothing is planned for November 2026.');
  (await day(/November 21, 2026/)).focus();
  const focused = () => document.activeElement?.getAttribute('data-day');
  const steps = [
    ['{ArrowRight}', '2026-11-22'],
    ['{ArrowDown}', '2026-11-29'],
    ['{ArrowLeft}', '2026-11-28'],
    ['{ArrowUp}', '2026-11-21'],
    ['{Home}', '2026-11-15'],
    ['{End}', '2026-11-21'],
    ['{PageDown}', '2026-12-21'],
    ['{Shift>}{PageDown}{/Shift}', '2027-12-21'],
    ['{PageUp}', '2027-11-21'],
    // The second key comes before the month of the first one is drawn.
    ['{PageUp}{PageUp}', '2027-09-21'],
    ['{PageDown}{PageDown}', '2027-11-21'],
  ] as const;
  for (const [keys, expected] of steps) {
    await member.keyboard(keys);
    await waitFor(() => expect(focused()).toBe(expected));
  }
  expect(screen.getByRole('heading', { level: 2, name: 'November 2027' })).toBeVisible();
  await member.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Sunday, November 21, 2027' })).toBeVisible();
});

test('one day of the grid is in the tab order', async () => {
  renderCalendar('/calendar', emptyWorld());
  const days = within(await screen.findByRole('grid')).getAllByRole('button');
  expect(days).toHaveLength(30);
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('members without the Admin role see no actions for events', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-21', descriptions: 'Reading' });
  renderCalendar('/calendar', world);
  await screen.findByText('Reading');
  expect(screen.queryByRole('button', { name: 'Add an Event' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
});

test('events that fail to load leave the grid in place and can be loaded again', async () => {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-21', descriptions: 'Reading' });
  const { member, mockOnce } = renderCalendar('/calendar', world);
  mockOnce(listEvents, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The events did not load');
  expect(screen.getByRole('grid')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Reading')).toBeVisible();
});

test('a neighbouring month that fails to load changes nothing', async () => {
  const { mockOnce, calls, member } = renderCalendar('/calendar', emptyWorld());
  mockOnce(listEvents, networkFailure);
  mockOnce(listEvents, () => ({ data: [] }));
  await member.hover(await screen.findByText('Nothing is planned for November 2026.'));
  await waitFor(() => expect(calls()).toHaveLength(3));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an unknown address shows the not-found page', async () => {
  renderCalendar('/calendar/nowhere/at/all', emptyWorld());
  expect(await screen.findByRole('heading', { level: 1, name: '404 - Not Found' })).toHaveFocus();
});
