import { chooseMenuItem } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyWorld } from '../../standalone/calendar-world.ts';
import type { CalendarWorld } from '../../standalone/calendar-world.ts';
import { addMeetings } from '../../standalone/series-mocks.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';
import { typedDates, untilError, usualUntil } from './recurrence-input.ts';

beforeEach(() => {
  localStorage.clear();
  // Noon in Colombia.
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00.000Z'), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const set = async (name: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const datesOf = ({ meetings }: CalendarWorld) => meetings.map(({ date }) => date).toSorted();
const links = () => screen.queryAllByRole('link', { name: /^Club night/ });
const weeks = ['2026-11-27T19:00', '2026-12-04T19:00', '2026-12-11T19:00'];

function worldWithSeries() {
  const world = emptyWorld();
  const repeats = { every: 'week', interval: 1, count: 3 } as const;
  const first = addMeetings(world, { title: 'Club night', date: '2026-11-27T19:00' }, repeats);
  return { world, first, second: first.id + 1 };
}

const text = { date: '2026-11-30', time: '19:00', repeats: 'week-1', until: '' };

test.each([
  ['week-1', '2027-02-15'],
  ['week-2', '2027-05-03'],
  ['month-1', '2027-10-30'],
  ['never', ''],
])('twelve meetings with the rule %s end on %s', (repeats, until) => {
  expect(usualUntil(text.date, repeats)).toBe(until);
});

test.each([
  ['', 'Please choose the last day or the number of meetings.'],
  ['2026-11-30', 'A series has 2 to 52 meetings. Please choose another last day.'],
  ['2028-11-30', 'A series has 2 to 52 meetings. Please choose another last day.'],
  ['2026-12-07', undefined],
])('a series until "%s" has the message %j', (until, message) => {
  expect(untilError({ ...text, until })).toBe(message);
});

test('a meeting that does not repeat has no dates and no message', () => {
  expect([typedDates({ ...text, repeats: 'never' }), untilError({ ...text, repeats: 'never' })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a member schedules a weekly meeting, and sees how many meetings that makes', async () => {
  const world = emptyWorld();
  const { member } = renderCalendar('/meetings/new-meeting', world);
  await set('Title', 'Club night');
  await set('Link', 'meet.example.org/abc');
  await set('Date', '2026-11-27');
  await set('Time', '19:00');
  await member.click(press(/Repeats/));
  await member.click(await screen.findByRole('option', { name: 'Every week' }));
  expect(screen.getByLabelText('Until')).toHaveValue('2027-02-12');
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('12 meetings until February 12.');
  await set('Until', '2026-12-11');
  await member.click(press('Schedule'));
  await waitFor(() => expect(datesOf(world)).toEqual(weeks));
  await waitFor(() => expect(links()).toHaveLength(3));
  expect(await screen.findAllByText('Every week')).toHaveLength(3);
});

test('a monthly meeting at the end of a month states what happens in shorter months', async () => {
  const { member } = renderCalendar('/meetings/new-meeting', emptyWorld());
  await set('Date', '2026-12-31');
  await member.click(press(/Repeats/));
  await member.click(await screen.findByRole('option', { name: 'Every month' }));
  const hint = /meetings until November 30. In shorter months on the last day.$/;
  expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(hint);
});

test('a series without a last day is not sent, and the message is at its field', async () => {
  const { member, calls } = renderCalendar('/meetings/new-meeting', emptyWorld());
  await set('Title', 'Club night');
  await set('Date', '2026-11-27');
  await member.click(press(/Repeats/));
  await member.click(await screen.findByRole('option', { name: 'Every week' }));
  await set('Until', '');
  await member.click(press('Schedule'));
  expect(await screen.findByText('Please choose the last day or the number of meetings.')).toBeVisible();
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('one meeting of a series is deleted alone by default', async () => {
  const { world, second } = worldWithSeries();
  world.meetings = world.meetings.map((one) => (one.id === second ? { ...one, title: 'Second' } : one));
  const { member } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Second”', 'Delete');
  expect(await screen.findByRole('checkbox', { name: 'Also all following meetings of this series' })).not.toBeChecked();
  await member.click(press('Yes'));
  await waitFor(() => expect(datesOf(world)).toEqual([weeks[0], weeks[2]]));
});

test('a meeting and all following are deleted after a confirmation, and come back together', async () => {
  const { world, second } = worldWithSeries();
  world.meetings = world.meetings.map((one) => (one.id === second ? { ...one, title: 'Second' } : one));
  const { member, notices } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Second”', 'Delete');
  await member.click(await screen.findByRole('checkbox', { name: /all following/ }));
  await member.click(press('Yes'));
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(datesOf(world)).toEqual(weeks.slice(0, 1));
  expect(notices.at(-1)).toMatchObject({ text: 'The meetings were deleted.', action: { label: 'Undo' } });
  act(() => notices.at(-1)?.action?.onPress());
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(datesOf(world)).toEqual(weeks);
  expect(notices.at(-1)).toEqual({ tone: 'success', text: 'The meetings are scheduled again.' });
});

test('an edit of a series changes the following meetings, too, if the member chooses so', async () => {
  const { world, second } = worldWithSeries();
  const { member } = renderCalendar(`/meetings/edit-meeting/${second}`, world);
  await set('Time', '20:00');
  expect(screen.queryByLabelText(/Repeats/)).not.toBeInTheDocument();
  await member.click(screen.getByRole('checkbox', { name: /all following/ }));
  await member.click(press('Save'));
  await waitFor(() => expect(datesOf(world)).toEqual([weeks[0], '2026-12-04T20:00', '2026-12-11T20:00']));
});
