import { deleteMeeting, getMeetingInvitation, restoreMeeting } from '@seed/calendar-contracts/meetings';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';
import { now, card, empty } from '../../testing/meetings-on-screen.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...realTimers] });
});

afterEach(() => jest.useRealTimers());

/** The real prototype, read before the fake clock replaces it. */
const realFormat = Intl.DateTimeFormat.prototype;

function viewFrom(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(realFormat, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

test('a card shows the time in the three zones of the programme, with the change of day', async () => {
  viewFrom('America/Bogota');
  const world = emptyWorld();
  addMeeting(world, {
    title: 'Call',
    date: '2026-11-27T19:00',
    durationMinutes: 90,
    description: 'Bring tea',
    classification: 'FashionFood',
  });
  renderCalendar('/meetings', world);
  await screen.findByRole('link', { name: /^Call/ });
  const rows = card('Call')
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(['COL 7:00 – 8:30 PM ', 'ARG/BRA 9:00 – 10:30 PM ', 'JP 9:00 – 10:30 AM Sat +1 day']);
  expect(card('Call').getByText('Fri, Nov 27, 2026')).toBeVisible();
  expect(card('Call').getByText('Fashion and Food')).toBeVisible();
  expect(card('Call').getByText('Bring tea')).toBeVisible();
});

test('a member in another zone also sees their own time', async () => {
  viewFrom('Europe/Madrid');
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00' });
  renderCalendar('/meetings', world);
  await screen.findByRole('link', { name: /^Call/ });
  const own = card('Call').getByText('Your time (Madrid)');
  expect(own.nextElementSibling).toHaveTextContent('1:00 – 2:00 AM Sat +1 day');
});

test('pressing a card opens the link of the meeting in a new tab', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00', url: 'https://meet.example.org/abc' });
  renderCalendar('/meetings', world);
  const link = await screen.findByRole('link', { name: 'Call (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://meet.example.org/abc');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('any member deletes a meeting after a confirmation in its card', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Goes', date: '2026-11-27T19:00', authorId: 'somebody else' });
  const { member, notices } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await waitFor(() => expect(card('Goes').getByRole('button', { name: 'No' })).toHaveFocus());
  await member.click(screen.getByRole('button', { name: 'No' }));
  expect(world.meetings).toHaveLength(1);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await member.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(empty)).toBeVisible();
  expect(world.meetings).toHaveLength(0);
  expect(notices).toMatchObject([{ tone: 'success', text: 'The meeting was deleted.', action: { label: 'Undo' } }]);
  act(() => notices.at(-1)?.action?.onPress());
  expect(await screen.findByRole('link', { name: /^Goes/ })).toBeVisible();
  expect(notices.at(-1)).toEqual({ tone: 'success', text: 'The meeting is scheduled again.' });
});

test('a failed deletion shows its error at the confirmation', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Tough', date: '2026-11-27T19:00' });
  const { member, mockOnce } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Tough”', 'Delete');
  mockOnce(deleteMeeting, networkFailure);
  await member.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(screen.getByRole('link', { name: /^Tough/ })).toBeVisible();
});

test('a meeting is saved as a file for calendar programs', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const world = emptyWorld();
  const { id } = addMeeting(world, { title: 'Call', date: '2026-11-27T19:00' });
  const { member } = renderCalendar('/meetings', world);
  await member.click(await screen.findByRole('button', { name: 'Add “Call” to my calendar' }));
  await waitFor(() => expect(clicked).toEqual([`meeting-${id}.ics blob:1`]));
  expect(saved[0]?.type).toBe('text/calendar');
});

test.each([
  ['too late', () => new MockProblemError('not_found'), 'It is too late to undo this.'],
  ['refused', () => new MockProblemError('overloaded'), /There is a lot going on right now/],
])('an undo that is %s is reported, and the meeting stays deleted', async (...[, problem, text]) => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00' });
  const { member, notices, mockOnce } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Call”', 'Delete');
  await member.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(empty)).toBeVisible();
  mockOnce(restoreMeeting, () => {
    throw problem();
  });
  act(() => notices.at(-1)?.action?.onPress());
  await waitFor(() => expect(notices.at(-1)).toEqual({ tone: 'error', text: expect.stringMatching(text) as string }));
  expect(screen.getByText(empty)).toBeVisible();
});

test('a file that cannot be fetched is reported', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00' });
  const { member, mockOnce, notices } = renderCalendar('/meetings', world);
  mockOnce(getMeetingInvitation, networkFailure);
  await member.click(await screen.findByRole('button', { name: 'Add “Call” to my calendar' }));
  await waitFor(() =>
    expect(notices).toEqual([{ tone: 'error', text: 'The calendar file could not be fetched. Please try again.' }]),
  );
});

test('a meeting shows the present name of the member who changed it last', async () => {
  const world = emptyWorld();
  world.members.push({ id: 'kenji', name: 'Kenji Tanaka' });
  const [date, later, last] = ['2026-11-27T19:00', '2026-11-28T19:00', '2026-11-29T19:00'];
  addMeeting(world, { title: 'Changed', date, changedById: 'kenji' });
  addMeeting(world, { title: 'By a former member', date: later, changedById: 'gone' });
  addMeeting(world, { title: 'Unchanged', date: last });
  const { calls } = renderCalendar('/meetings', world);
  const cardOf = async (title: string) =>
    (await screen.findByRole('link', { name: new RegExp(`^${title}`) })).closest('article');
  await waitFor(async () => expect(await cardOf('Changed')).toHaveTextContent('Last changed by Kenji Tanaka'));
  expect(await cardOf('By a former member')).toHaveTextContent('Changed since it was scheduled');
  expect(await cardOf('Unchanged')).not.toHaveTextContent(/changed (by|since)/i);
  expect(calls().filter((one) => one.includes('/users'))).toHaveLength(1);
});
