import { createEvent, deleteEvent, updateEvent } from '@seed/calendar-contracts/events';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addEvent, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const admin = () => emptyWorld({ isAdmin: true });
const descriptionField = () => screen.findByRole('textbox', { name: 'Description' });
const dateField = () => screen.getByLabelText('Date');
const setDate = (value: string) => fireEvent.change(dateField(), { target: { value } });
const press = (name: string) => screen.getByRole('button', { name });

test('an Admin adds an event, which is in the grid and in the agenda', async () => {
  const world = admin();
  const { member, notices, props } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Add an Event' }));
  expect(await descriptionField()).toHaveFocus();
  await member.type(await descriptionField(), 'Graduation');
  setDate('2026-11-28');
  await member.click(press('Add'));
  expect(await screen.findByRole('button', { name: 'Saturday, November 28, 2026, 1 event' })).toBeVisible();
  expect(screen.getByRole('region', { name: /Agenda/ })).toHaveTextContent('Graduation');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/calendar'));
  expect(notices).toEqual([{ tone: 'success', text: 'The event is in the calendar.' }]);
  expect(world.events).toMatchObject([{ date: '2026-11-28', descriptions: 'Graduation' }]);
  expect(localStorage).toHaveLength(0);
});

test('description and date are both required, with messages at their fields that are announced at once', async () => {
  const { member, calls } = renderCalendar('/calendar/new', admin());
  await descriptionField();
  await member.click(press('Add'));
  const alerts = (await screen.findAllByRole('alert')).map((alert) => alert.textContent);
  expect(alerts).toEqual(['Description is required.', 'Date is required.']);
  expect(await descriptionField()).toHaveAccessibleDescription(/Description is required\./);
  expect(dateField()).toHaveAccessibleDescription(/Date is required\./);
  expect(await descriptionField()).toHaveFocus();
  await member.type(await descriptionField(), 'x');
  setDate('2026-11-28');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('the form opened from the popup of a day starts with that day', async () => {
  const { member } = renderCalendar('/calendar/day/2026-12-24', admin());
  await screen.findByText('No events on this day.');
  await member.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add an Event' }));
  await descriptionField();
  expect(dateField()).toHaveValue('2026-12-24');
});

test('an event that could not be sent keeps its input, and a second try adds it once', async () => {
  const { member, mockOnce, requests } = renderCalendar('/calendar/new?date=2026-11-28', admin());
  mockOnce(createEvent, networkFailure);
  await member.type(await descriptionField(), 'Once');
  await member.click(press('Add'));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await descriptionField()).toHaveValue('Once');
  await member.click(press('Add'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a draft of an event survives a reload', async () => {
  const before = renderCalendar('/calendar/new', admin());
  await before.member.type(await descriptionField(), 'Half');
  before.reload();
  expect(await descriptionField()).toHaveValue('Half');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test('an Admin edits an event, based on the version that was shown; the time of the event stays', async () => {
  const world = admin();
  addEvent(world, { date: '2026-11-05T18:00:00.000Z', descriptions: 'Kick-of' });
  const { member, requests } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Edit “Kick-of”' }));
  await member.type(await descriptionField(), 'f');
  expect(dateField()).toHaveValue('2026-11-05');
  setDate('2026-12-06');
  await member.click(press('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  expect(world.events).toMatchObject([{ date: '2026-12-06T18:00:00.000Z', descriptions: 'Kick-off' }]);
  // The event has moved from the shown month to the next one.
  expect(await screen.findByText('Nothing is planned for November 2026.')).toBeVisible();
  await member.click(press('Next month'));
  expect(await screen.findByText('Kick-off')).toBeVisible();
});

test('a conflicting edit keeps the text, shows the reason and is saved when the Admin saves again', async () => {
  const world = admin();
  const { id } = addEvent(world, { date: '2026-11-05', descriptions: 'First' });
  const { member, mockOnce } = renderCalendar(`/calendar/events/${id}/edit?month=2026-11`, world);
  const field = await descriptionField();
  mockOnce(updateEvent, () => {
    world.events = world.events.map((event) => ({ ...event, descriptions: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.clear(field);
  await member.type(field, 'Mine');
  await member.click(press('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This event was changed elsewhere meanwhile.');
  expect(field).toHaveValue('Mine');
  await member.click(press('Save'));
  await waitFor(() => expect(world.events[0]?.descriptions).toBe('Mine'));
});

test('a deleted event shows a message instead of a form', async () => {
  renderCalendar('/calendar/events/999/edit', admin());
  expect(await screen.findByText('This event is not in the calendar any more.')).toBeVisible();
});

test('members without the Admin role cannot open the forms, not even by URL', async () => {
  const world = emptyWorld();
  const { id } = addEvent(world, { date: '2026-11-05' });
  const text = 'Only an Admin can change the events of the calendar.';
  const { member } = renderCalendar('/calendar/new', world);
  expect(await screen.findByText(text)).toBeVisible();
  await member.click(press('Close'));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  renderCalendar(`/calendar/events/${id}/edit`, world);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a deletion is confirmed in place: No keeps the event and returns the focus, Yes deletes it', async () => {
  const world = admin();
  addEvent(world, { date: '2026-11-05', descriptions: 'Goes' });
  const { member, notices } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Delete “Goes”' }));
  expect(screen.getByText('Delete this event?')).toBeVisible();
  expect(press('No').closest('li')).toContainElement(press('Delete “Goes”'));
  await waitFor(() => expect(press('No')).toHaveFocus());
  await member.click(press('No'));
  await waitFor(() => expect(press('Delete “Goes”')).toHaveFocus());
  expect(world.events).toHaveLength(1);
  await member.click(press('Delete “Goes”'));
  await member.click(press('Yes'));
  expect(await screen.findByText('Nothing is planned for November 2026.')).toBeVisible();
  expect(world.events).toHaveLength(0);
  expect(notices).toMatchObject([{ tone: 'success', text: 'The event was deleted.' }]);
  expect(screen.getByRole('heading', { name: 'Agenda of November 2026' })).toHaveFocus();
});

test('a deletion can be undone for ten seconds', async () => {
  const world = admin();
  addEvent(world, { date: '2026-11-05', descriptions: 'Returns' });
  const { member, notices } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Delete “Returns”' }));
  await member.click(press('Yes'));
  expect(await screen.findByText('Nothing is planned for November 2026.')).toBeVisible();
  expect(notices.at(-1)?.action).toMatchObject({ label: 'Undo', offeredMs: 10_000 });
  act(() => notices.at(-1)?.action?.onPress());
  expect(await screen.findByText('Returns')).toBeVisible();
  expect(notices.at(-1)).toEqual({ tone: 'success', text: 'The event is back in the calendar.' });
});

test('a failed deletion shows its error at the confirmation', async () => {
  const world = admin();
  addEvent(world, { date: '2026-11-05', descriptions: 'Tough' });
  const { member, mockOnce } = renderCalendar('/calendar', world);
  await member.click(await screen.findByRole('button', { name: 'Delete “Tough”' }));
  mockOnce(deleteEvent, networkFailure);
  await member.click(press('Yes'));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(screen.getByText('Tough')).toBeVisible();
});
