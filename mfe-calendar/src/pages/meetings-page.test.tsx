import { listClubs } from '@seed/contracts/clubs';
import { deleteMeeting, getMeetingInvitation, listMeetings } from '@seed/contracts/meetings';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../standalone/calendar-world.ts';
import { onlyTheDate } from '../testing/frozen-day.ts';
import { renderCalendar } from '../testing/render-calendar.ts';

/** Noon in Colombia. */
const now = '2026-11-21T17:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...onlyTheDate] });
});
afterEach(() => jest.useRealTimers());

/** Before the fake clock puts its own in its place. */
const realFormat = Intl.DateTimeFormat.prototype;

function viewFrom(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(realFormat, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

const titles = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace(' (opens in a new tab)', ''));
const card = (title: string) =>
  within(screen.getByRole('link', { name: new RegExp(`^${title}`) }).closest('article') as HTMLElement);
const empty = 'No upcoming meetings scheduled. Use the button above to schedule new meetings.';

test('meetings to come are shown with the next one first, past ones below and never removed', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Later', date: '2026-12-01T09:00' });
  addMeeting(world, { title: 'Long ago', date: '2025-01-01T09:00' });
  addMeeting(world, { title: 'Next', date: '2026-11-21T12:01' });
  addMeeting(world, { title: 'Just over', date: '2026-11-21T11:59' });
  renderCalendar('/meetings', world);
  await screen.findByRole('link', { name: /^Next/ });
  expect(titles('Upcoming')).toEqual(['Next', 'Later']);
  expect(titles('Past')).toEqual(['Just over', 'Long ago']);
  expect(card('Just over').getByText('Past')).toBeVisible();
  expect(card('Next').queryByText('Past')).not.toBeInTheDocument();
  expect(document.title).toBe('Meetings · SEED Intranet');
  expect(screen.getByRole('heading', { level: 1, name: 'Meetings' })).toHaveFocus();
});

test('a card shows the time in the three zones of the programme, with the shift of the day', async () => {
  viewFrom('America/Bogota');
  const world = emptyWorld();
  addMeeting(world, {
    title: 'Call',
    date: '2026-11-27T19:00',
    description: 'Bring tea',
    classification: 'FashionFood',
  });
  renderCalendar('/meetings', world);
  await screen.findByRole('link', { name: /^Call/ });
  const rows = card('Call')
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(['COL 7:00 PM ', 'ARG/BRA 9:00 PM ', 'JP 9:00 AM Sat +1 day']);
  expect(card('Call').getByText('Fri, Nov 27, 2026')).toBeVisible();
  expect(card('Call').getByText('Fashion and Food')).toBeVisible();
  expect(card('Call').getByText('Bring tea')).toBeVisible();
});

test('a member elsewhere sees their own time too', async () => {
  viewFrom('Europe/Madrid');
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00' });
  renderCalendar('/meetings', world);
  await screen.findByRole('link', { name: /^Call/ });
  const own = card('Call').getByText('Your time (Madrid)');
  expect(own.nextElementSibling).toHaveTextContent('1:00 AM Sat +1 day');
});

test('a press on a card opens the link of the meeting in a new tab', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date: '2026-11-27T19:00', url: 'https://meet.example.org/abc' });
  renderCalendar('/meetings', world);
  const link = await screen.findByRole('link', { name: 'Call (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://meet.example.org/abc');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the cards cycle over five gradients, on into the past ones', async () => {
  const world = emptyWorld();
  for (let day = 22; day <= 27; day += 1) addMeeting(world, { date: `2026-11-${day}T10:00` });
  addMeeting(world, { date: '2026-11-01T10:00' });
  renderCalendar('/meetings', world);
  await screen.findByRole('region', { name: 'Past' });
  const gradients = screen.getAllByRole('article').map(({ className }) => /gradient(\d)/.exec(className)?.[1]);
  expect(gradients).toEqual(['1', '2', '3', '4', '5', '1', '2']);
});

test('a club has its own meetings only, and says whose they are', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Ours', date: '2026-11-27T19:00', classification: 'LanguageExchange' });
  addMeeting(world, { title: 'Theirs', date: '2026-11-27T19:00', classification: 'Geography' });
  addMeeting(world, { title: 'Of all', date: '2026-11-27T19:00' });
  const { calls } = renderCalendar('/meetings/LanguageExchange', world);
  await screen.findByRole('link', { name: /^Ours/ });
  expect(titles('Upcoming')).toEqual(['Ours']);
  expect(screen.getByRole('heading', { level: 1, name: 'Language Exchange meetings' })).toHaveFocus();
  expect(document.title).toBe('Language Exchange meetings · SEED Intranet');
  expect(screen.getByRole('link', { name: 'All meetings' })).toHaveAttribute('href', '/meetings');
  expect(calls()).toContain('GET /api/v1/meetings?limit=50&classification=LanguageExchange');
});

test('a club that was founded later has meetings at once, and is called as it calls itself', async () => {
  const world = emptyWorld();
  world.clubs.push({ key: 'ChessAndGo', name: 'Chess & Go' });
  addMeeting(world, { title: 'Openings', date: '2026-11-27T19:00', classification: 'ChessAndGo' });
  const { member } = renderCalendar('/meetings/ChessAndGo', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess & Go meetings' })).toHaveFocus();
  expect(within(await screen.findByRole('article')).getByText('Chess & Go')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Schedule a meeting' }));
  expect(await screen.findByRole('button', { name: /Chess & Go/ })).toBeVisible();
});

test.each(['/meetings/geography', '/meetings/GEOGRAPHY'])('%s leads to the meetings of the club', async (at) => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Rivers', date: '2026-11-27T19:00', classification: 'Geography' });
  const { props } = renderCalendar(at, world);
  expect(await screen.findByRole('link', { name: /^Rivers/ })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/meetings/Geography');
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test.each(['/meetings/BoardGames', '/meetings/BoardGames/new-meeting'])(
  'an address that names no club (%s) says so and offers no form',
  async (at) => {
    renderCalendar(at, emptyWorld());
    expect(await screen.findByRole('heading', { level: 1, name: 'Club not found' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'All meetings' })).toHaveAttribute('href', '/meetings');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Schedule a meeting' })).not.toBeInTheDocument();
  },
);

test('when the clubs do not load, the words of the key name the page', async () => {
  const { mockOnce } = renderCalendar('/meetings/BoardGames', emptyWorld());
  mockOnce(listClubs, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Board Games meetings' })).toBeVisible();
  expect(await screen.findByText(empty)).toBeVisible();
});

test('without a meeting to come the page says what to do', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Over', date: '2026-11-01T10:00' });
  const { member } = renderCalendar('/meetings', world);
  expect(await screen.findByText(empty)).toBeVisible();
  expect(titles('Past')).toEqual(['Over']);
  await member.click(screen.getByRole('button', { name: 'Schedule a meeting' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule a meeting' })).toBeVisible();
});

test('a meeting turns into a past one while the page is open', async () => {
  jest.useFakeTimers({ now: new Date(now) });
  const world = emptyWorld();
  addMeeting(world, { title: 'Soon', date: '2026-11-21T12:01' });
  renderCalendar('/meetings', world);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(titles('Upcoming')).toEqual(['Soon']);
  await act(() => jest.advanceTimersByTimeAsync(90_000));
  expect(titles('Past')).toEqual(['Soon']);
});

/** More than a hundred cards take a busy machine a while. */
const patient = { timeout: 10_000 };

test('all meetings to come are fetched, past ones page by page', async () => {
  const world = emptyWorld();
  for (let number = 1; number <= 60; number += 1)
    addMeeting(world, { title: `To come ${number}`, date: `2027-01-01T10:${String(number % 60).padStart(2, '0')}` });
  for (let number = 1; number <= 70; number += 1)
    addMeeting(world, { title: `Over ${number}`, date: `2026-01-01T10:${String(number % 60).padStart(2, '0')}` });
  const { member, calls, announcements } = renderCalendar('/meetings', world);
  await waitFor(() => expect(titles('Upcoming')).toHaveLength(60), patient);
  expect(titles('Past')).toHaveLength(40);
  expect(calls()).toHaveLength(2);
  await member.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles('Past')).toHaveLength(70), patient);
  expect(announcements).toEqual(['30 more meetings']);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
}, 30_000);

test('a list that fails offers a retry', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Here', date: '2026-11-27T19:00' });
  const { member, mockOnce } = renderCalendar('/meetings', world);
  mockOnce(listMeetings, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The meetings did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Here/ })).toBeVisible();
});

test('any member deletes a meeting after a question in its card', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Goes', date: '2026-11-27T19:00', authorId: 'somebody else' });
  const { member, notices } = renderCalendar('/meetings', world);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
  await member.click(screen.getByRole('button', { name: 'No' }));
  expect(world.meetings).toHaveLength(1);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await member.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(empty)).toBeVisible();
  expect(world.meetings).toHaveLength(0);
  expect(notices).toEqual([{ tone: 'success', text: 'The meeting was deleted.' }]);
});

test('a delete that fails says so at its question', async () => {
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
