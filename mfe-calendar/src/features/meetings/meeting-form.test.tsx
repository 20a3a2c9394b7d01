import { createMeeting, updateMeeting } from '@seed/calendar-contracts/meetings';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';
import { parseMeetingChange, parseNewMeeting } from './meeting-input.ts';

beforeEach(() => {
  localStorage.clear();
  // Noon in Colombia.
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00.000Z'), doNotFake: [...realTimers] });
});
afterEach(() => jest.useRealTimers());

const field = (name: string) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });
const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
async function fill(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(await field(name), { target: { value } });
}
const call = { Title: 'Call', Link: 'meet.example.org/abc', Date: '2026-11-27', Time: '19:00' };

test('a member schedules a meeting, which appears in the list', async () => {
  const world = emptyWorld();
  const { member, notices, props } = renderCalendar('/meetings', world);
  await member.click(await screen.findByRole('button', { name: 'Schedule a meeting' }));
  expect(await field('Title')).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/meetings/new-meeting');
  await fill({ ...call, Description: 'Bring tea' });
  await member.click(press('Schedule'));
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible();
  expect(world.meetings).toMatchObject([
    { title: 'Call', date: '2026-11-27T19:00', description: 'Bring tea', classification: '' },
  ]);
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/meetings'));
  const order = press('Schedule a meeting').compareDocumentPosition(screen.getByRole('link', { name: /^Call/ }));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notices).toEqual([{ tone: 'success', text: 'The meeting is scheduled.' }]);
  expect(localStorage).toHaveLength(0);
});

test('during the input of a time the form shows it in the other zones', async () => {
  renderCalendar('/meetings/new-meeting', emptyWorld());
  await fill({ Date: '2026-11-27', Time: '19:00' });
  expect(screen.getByText('JP').nextElementSibling).toHaveTextContent('9:00 – 10:00 AM Sat +1 day');
});

test('a member chooses how long a meeting takes, and sees when it ends', async () => {
  const world = emptyWorld();
  const { member } = renderCalendar('/meetings/new-meeting', world);
  await fill(call);
  expect(await screen.findByText('7:00 – 8:00 PM')).toBeVisible();
  await member.click(press('1 hour Length'));
  await member.click(await screen.findByRole('option', { name: '1 hour 30 minutes' }));
  expect(screen.getByText('7:00 – 8:30 PM')).toBeVisible();
  await member.click(press('Schedule'));
  await waitFor(() => expect(world.meetings).toMatchObject([{ durationMinutes: 90 }]));
});

test('an edited meeting keeps a length that the form does not offer', async () => {
  const world = emptyWorld();
  const { id } = addMeeting(world, { title: 'Call', date: '2026-11-27T19:00', durationMinutes: 50 });
  const { member } = renderCalendar(`/meetings/edit-meeting/${id}`, world);
  await fill({ Title: 'Long call' });
  expect(press('50 minutes Length')).toBeVisible();
  await member.click(press('Save'));
  await waitFor(() => expect(world.meetings).toMatchObject([{ title: 'Long call', durationMinutes: 50 }]));
});

test("a meeting that is added on a club's page belongs to the club", async () => {
  const world = emptyWorld();
  const { member } = renderCalendar('/meetings/Geography', world);
  await member.click(await screen.findByRole('button', { name: 'Schedule a meeting' }));
  expect(await screen.findByRole('button', { name: /^Geography/ })).toBeVisible();
  await fill(call);
  await member.click(press('Schedule'));
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible();
  expect(world.meetings).toMatchObject([{ classification: 'Geography' }]);
});

test('title, link, date and time are required: one message, and the first of them gets the focus', async () => {
  const { member, calls } = renderCalendar('/meetings/new-meeting', emptyWorld());
  await field('Title');
  await member.click(press('Schedule'));
  expect(alerts()).toEqual(['Please fill in all fields to schedule a meeting.']);
  expect(await field('Title')).toHaveFocus();
  for (const name of ['Title', 'Link', 'Date', 'Time'])
    expect(await field(name)).toHaveAttribute('aria-invalid', 'true');
  await fill({ ...call, Time: '' });
  expect(alerts()).toEqual(['Please fill in all fields to schedule a meeting.']);
  expect(await field('Date')).not.toHaveAttribute('aria-invalid');
  expect(await field('Time')).toHaveAttribute('aria-invalid', 'true');
  await fill({ Time: '19:00' });
  expect(alerts()).toEqual([]);
  expect(calls().some((one) => one.startsWith('POST'))).toBe(false);
});

test('a new meeting must be in the future, in Colombian time', async () => {
  const world = emptyWorld();
  const { member } = renderCalendar('/meetings/new-meeting', world);
  await fill({ ...call, Date: '2026-11-21', Time: '11:59' });
  await member.click(press('Schedule'));
  expect(alerts()).toEqual(['Please schedule the meeting for a future time!']);
  expect(await field('Date')).toHaveFocus();
  await fill({ Time: '12:01' });
  expect(alerts()).toEqual([]);
  await member.click(press('Schedule'));
  await waitFor(() => expect(world.meetings).toHaveLength(1));
});

test('a date must be written as YYYY-MM-DD', () => {
  const place = { url: 'https://a.example', classification: '', repeats: 'never', until: '', scope: 'one' };
  const text = { title: 'Call', ...place, time: '19:00', durationMinutes: '60', description: '' };
  const message = { date: 'Date must be in the format YYYY-MM-DD.' };
  for (const date of ['27.11.2026', '2026-11-31', '12026-11-27']) {
    expect(parseNewMeeting({ ...text, date }).errors).toEqual(message);
    expect(parseMeetingChange({ ...text, date }).errors).toEqual(message);
  }
});

test('a link that is no web address shows an error at its field', async () => {
  const { member } = renderCalendar('/meetings/new-meeting', emptyWorld());
  await fill({ ...call, Link: 'javascript:alert(1)' });
  await member.click(press('Schedule'));
  expect(alerts()).toEqual(['The link must be an http(s) address.']);
});

test('a refused value shows its error at its field', async () => {
  const { member, mockOnce } = renderCalendar('/meetings/new-meeting', emptyWorld());
  mockOnce(createMeeting, () => {
    const message = 'Please schedule the meeting for a future time!';
    throw new MockProblemError('validation', { errors: [{ pointer: '/date', message }] });
  });
  await fill(call);
  await member.click(press('Schedule'));
  await waitFor(() => expect(alerts()).toEqual(['Please schedule the meeting for a future time!']));
});

test('a meeting that could not be sent keeps its input, and a second try adds it once', async () => {
  const { member, mockOnce, requests } = renderCalendar('/meetings/new-meeting', emptyWorld());
  mockOnce(createMeeting, networkFailure);
  await fill(call);
  await member.click(press('Schedule'));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await field('Title')).toHaveValue('Call');
  await member.click(press('Schedule'));
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeVisible();
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a draft of a meeting survives a reload', async () => {
  const before = renderCalendar('/meetings/new-meeting', emptyWorld());
  await fill({ Title: 'Half', Time: '19:00' });
  before.reload();
  expect(await field('Title')).toHaveValue('Half');
  expect(await field('Time')).toHaveValue('19:00');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test('any member edits a meeting, also a past one, based on the version that was shown', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Over', date: '2026-11-01T10:00', authorId: 'somebody else', classification: 'Research' });
  const { member, requests } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Over”', 'Edit');
  expect(await field('Date')).toHaveValue('2026-11-01');
  expect(await field('Time')).toHaveValue('10:00');
  await fill({ Title: 'Really over' });
  await member.click(press('Save'));
  expect(await screen.findByRole('link', { name: /^Really over/ })).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  expect(world.meetings).toMatchObject([
    { title: 'Really over', date: '2026-11-01T10:00', classification: 'Research' },
  ]);
});

test('an edited meeting needs all its fields too', async () => {
  const world = emptyWorld();
  const { id } = addMeeting(world, { date: '2026-11-27T10:00' });
  const { member } = renderCalendar(`/meetings/edit-meeting/${id}`, world);
  await fill({ Title: ' ' });
  await member.click(press('Save'));
  expect(alerts()).toEqual(['Please fill in all fields to update the meeting.']);
});

test('a conflicting edit keeps the text, shows the reason and is saved when the member saves again', async () => {
  const world = emptyWorld();
  const { id } = addMeeting(world, { title: 'First', date: '2026-11-27T10:00' });
  const { member, mockOnce } = renderCalendar(`/meetings/edit-meeting/${id}`, world);
  await fill({ Title: 'Mine' });
  mockOnce(updateMeeting, () => {
    world.meetings = world.meetings.map((meeting) => ({ ...meeting, title: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.click(press('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This meeting was changed elsewhere meanwhile.');
  expect(await field('Title')).toHaveValue('Mine');
  await member.click(press('Save'));
  expect(await screen.findByRole('link', { name: /^Mine/ })).toBeVisible();
});

test('a deleted meeting shows a message instead of a form', async () => {
  renderCalendar('/meetings/edit-meeting/999', emptyWorld());
  expect(await screen.findByText('This meeting is not scheduled any more.')).toBeVisible();
});

test('a club that does not exist any more is refused at its field, and what was typed stays', async () => {
  const world = emptyWorld();
  const { member } = renderCalendar('/meetings/Geography/new-meeting', world);
  await fill(call);
  world.clubs.splice(0);
  await member.click(press('Schedule'));
  const club = await screen.findByRole('button', { name: /^Geography/ });
  await waitFor(() => expect(club).toHaveAccessibleDescription(/There is no such club\. Please choose another one/));
  expect(await field('Title')).toHaveValue('Call');
  expect(world.meetings).toEqual([]);
});

test('a retired club is not offered for a new meeting', async () => {
  const world = emptyWorld();
  world.clubs.splice(0, 1, { key: 'Etiquette', name: 'Etiquette', retiredAt: '2026-01-01T00:00:00.000Z' });
  const { member } = renderCalendar('/meetings/new-meeting', world);
  await member.click(await screen.findByRole('button', { name: /^Everybody/ }));
  expect(await screen.findByRole('option', { name: 'Geography' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Etiquette' })).not.toBeInTheDocument());
});
