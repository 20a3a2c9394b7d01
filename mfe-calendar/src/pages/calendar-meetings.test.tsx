import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addEvent, addMeeting, emptyWorld } from '../standalone/calendar-world.ts';
import { realTimers } from '../testing/frozen-day.ts';
import { renderCalendar } from '../testing/render-calendar.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const toggle = () => screen.getByRole('switch', { name: 'Show meetings too' });
const day = (name: RegExp | string) => screen.findByRole('button', { name });

/** Colombian wall-clock time of an hour of this browser. */
function inColombia(...date: [number, number, number, number]): string {
  const colombiaMs = 5 * 3_600_000;
  return new Date(new Date(...date).getTime() - colombiaMs).toISOString().slice(0, 16);
}

function worldWithMeetings() {
  const world = emptyWorld();
  addEvent(world, { date: '2026-11-05', descriptions: 'Kick-off' });
  addMeeting(world, { title: 'Late call', date: inColombia(2026, 10, 5, 20), durationMinutes: 90 });
  addMeeting(world, { title: 'Early call', date: inColombia(2026, 10, 5, 9), url: 'https://meet.example.org/early' });
  addMeeting(world, { title: 'New Year', date: inColombia(2026, 10, 30, 23) });
  addMeeting(world, { title: 'Next month', date: inColombia(2026, 11, 1, 0) });
  return world;
}

test('without the switch no meeting is fetched or shown', async () => {
  const { calls, member } = renderCalendar('/calendar', worldWithMeetings());
  await member.hover(await screen.findByText('Kick-off'));
  await waitFor(() => expect(calls().filter((call) => call.includes('/events'))).toHaveLength(3));
  expect(toggle()).not.toBeChecked();
  expect(screen.queryByText('Early call')).not.toBeInTheDocument();
  expect(calls().filter((call) => call.includes('/meetings'))).toEqual([]);
});

test('the switch shows the meetings of the month in the grid, the agenda and the dialog of a day', async () => {
  const { member, calls } = renderCalendar('/calendar', worldWithMeetings());
  await screen.findByText('Kick-off');
  await member.click(toggle());
  const link = await screen.findByRole('link', { name: 'Early call (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://meet.example.org/early');
  const agenda = within(screen.getByRole('region', { name: 'Agenda of November 2026' }));
  expect(agenda.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Thu, Nov 5',
    'Mon, Nov 30',
  ]);
  expect(await day('Thursday, November 5, 2026, 1 event, 2 meetings')).toHaveAttribute('data-events');
  expect(await day('Monday, November 30, 2026, 1 meeting')).not.toHaveAttribute('data-events');
  expect(calls().filter((call) => call.includes('/meetings'))).toHaveLength(1);

  await member.click(await day(/November 5, 2026/));
  const popup = within(await screen.findByRole('dialog', { name: 'Thursday, November 5, 2026' }));
  expect(popup.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kick-off',
    '9:00 – 10:00 AMEarly call (opens in a new tab)',
    '8:00 – 9:30 PMLate call (opens in a new tab)',
  ]);
});

test('this browser remembers the switch', async () => {
  const world = worldWithMeetings();
  const first = renderCalendar('/calendar', world);
  await screen.findByText('Kick-off');
  await first.member.click(toggle());
  const { member } = first.reload();
  expect(await screen.findByText('Early call')).toBeVisible();
  expect(toggle()).toBeChecked();
  await member.click(toggle());
  expect(screen.queryByText('Early call')).not.toBeInTheDocument();
  expect(screen.getByText('Kick-off')).toBeVisible();
});

test('when the meetings do not load, the events stay and a retry is offered', async () => {
  const { member, mockOnce } = renderCalendar('/calendar', worldWithMeetings());
  await screen.findByText('Kick-off');
  for (let tries = 0; tries < 3; tries += 1) mockOnce(listMeetings, networkFailure);
  await member.click(toggle());
  expect(await screen.findByText('The meetings did not load', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText('Kick-off')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Early call')).toBeVisible();
});
