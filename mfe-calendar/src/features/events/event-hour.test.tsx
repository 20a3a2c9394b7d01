import { ownTimeZone } from '@seed/ui/formats';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addEvent, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';
import { cityOf } from '../../time/meeting-times.ts';
import { shownHour } from '../../time/event-hour.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const admin = () => emptyWorld({ isAdmin: true });
const setHour = (value: string) => fireEvent.change(screen.getByLabelText('Hour'), { target: { value } });
const agenda = () => screen.getByRole('region', { name: /Agenda/ });
const event = (fields: object) => ({
  id: 1,
  descriptions: '',
  permissions: { update: false, delete: false },
  ...fields,
});

/** Six in the evening in Colombia. */
const evening = event({
  date: '2026-11-21',
  time: '18:00',
  zone: 'America/Bogota',
  startsAt: '2026-11-21T23:00:00.000Z',
}) as Parameters<typeof shownHour>[0];

test.each([
  ['America/Bogota', { time: '6:00 PM', day: '2026-11-21', shift: 0, elsewhere: undefined }],
  ['America/Lima', { time: '6:00 PM', day: '2026-11-21', shift: 0, elsewhere: undefined }],
  ['Asia/Tokyo', { time: '8:00 AM', day: '2026-11-22', shift: 1 }],
  ['Pacific/Honolulu', { time: '1:00 PM', day: '2026-11-21', shift: 0 }],
])('a reader in %s sees the hour of their clock, and the change of day', (zone, expected) => {
  expect(shownHour(evening, zone, 'en-US')).toMatchObject(expected);
});

test('the hour by the clock of the event is shown if it is another one', () => {
  const elsewhere = { time: '6:00 PM', zone: 'America/Bogota' };
  expect(shownHour(evening, 'Asia/Tokyo', 'en-US')?.elsewhere).toEqual(elsewhere);
});

test('the west may still have the day before', () => {
  const morning = { ...evening, time: '08:00', zone: 'Asia/Tokyo', startsAt: '2026-11-20T23:00:00.000Z' };
  expect(shownHour(morning, 'America/Bogota', 'en-US')).toMatchObject({ time: '6:00 PM', shift: -1 });
});

test('an event of a whole day has no hour', () => {
  expect(shownHour({ ...evening, startsAt: undefined }, 'Asia/Tokyo', 'en-US')).toBeUndefined();
});

test('an Admin adds an event with an hour of their own clock, which the day shows', async () => {
  const world = admin();
  const { member } = renderCalendar('/calendar/new?date=2026-11-21', world);
  await member.type(await screen.findByRole('textbox', { name: 'Description' }), 'Open hour');
  expect(screen.queryByText('By the clocks of')).not.toBeInTheDocument();
  setHour('18:30');
  expect(await screen.findByRole('button', { name: /By the clocks of/ })).toHaveTextContent(cityOf(ownTimeZone()));
  await member.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(world.events).toMatchObject([{ date: '2026-11-21', time: '18:30', zone: ownTimeZone() }]));
  expect(await within(agenda()).findByText('6:30 PM')).toHaveAttribute(
    'datetime',
    new Date(2026, 10, 21, 18, 30).toISOString(),
  );
  expect(within(agenda()).getByText(/your time/)).toHaveTextContent(/^6:30 PM your time$/);
});

test('the form of an event keeps its zone, and an emptied hour makes it one of the whole day', async () => {
  const world = admin();
  const { id } = addEvent(world, { date: '2026-11-21', time: '09:00', zone: 'Asia/Kathmandu', descriptions: 'Walk' });
  const { member } = renderCalendar(`/calendar/events/${id}/edit`, world);
  expect(await screen.findByRole('button', { name: /By the clocks of/ })).toHaveTextContent('Kathmandu');
  setHour('10:15');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.events).toMatchObject([{ time: '10:15', zone: 'Asia/Kathmandu' }]));
  expect(await within(agenda()).findByText(/10:15 AM in Kathmandu/)).toBeVisible();
  await member.click(await screen.findByRole('button', { name: 'Edit “Walk”' }));
  await screen.findByLabelText('Hour');
  setHour('');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.events).toMatchObject([{ time: null, zone: null }]));
  await waitFor(() => expect(within(agenda()).queryByText(/your time/)).not.toBeInTheDocument());
});

test('on a day the events of the whole day come first, then the earliest hour', async () => {
  const world = emptyWorld();
  const hour = (time: string, zone: string, descriptions: string) =>
    addEvent(world, { date: '2026-11-21', time, zone, descriptions });
  hour('18:00', 'America/Bogota', 'Third');
  hour('18:00', 'Asia/Tokyo', 'Second');
  addEvent(world, { date: '2026-11-21', descriptions: 'First' });
  renderCalendar('/calendar', world);
  await screen.findAllByText(/your time/);
  const items = within(agenda()).getAllByRole('listitem');
  const texts = items.flatMap((item) => /First|Second|Third/.exec(item.textContent ?? '')?.slice(0, 1) ?? []);
  expect([...new Set(texts)]).toEqual(expect.arrayContaining(['First', 'Second', 'Third']));
  expect(texts.slice(-3)).toEqual(['First', 'Second', 'Third']);
});
