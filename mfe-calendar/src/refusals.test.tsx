import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { listEvents } from '@seed/calendar-contracts/event-list';
import { createEvent, deleteEvent, getEvent, updateEvent } from '@seed/calendar-contracts/events';
import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import {
  createMeeting,
  deleteMeeting,
  getMeeting,
  getMeetingInvitation,
  updateMeeting,
} from '@seed/calendar-contracts/meetings';
import { listClubs } from '@seed/clubs-contracts/clubs';
import { listProfiles } from '@seed/community-contracts/profiles';
import {
  chooseMenuItem,
  refusals,
  refusedAction,
  refusedForm,
  refusedPage,
  renderModule,
} from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
// These chunks are imported here, because fake timers do not wait for a chunk.
import './features/feed/subscribe-dialog.tsx';
import { ClubMeetings } from './features/meetings/club-meetings.tsx';
import { MemberMeetings } from './features/meetings/member-meetings.tsx';
import { NextMeeting } from './features/meetings/next-meeting.tsx';
import { Today } from './features/today/today.tsx';
import { messages } from './messages.ts';
import { calendarMocks } from './standalone/calendar-mocks.ts';
import { addEvent, addMeeting, emptyWorld } from './standalone/calendar-world.ts';
import { renderCalendar } from './testing/render-calendar.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time is more than the first page of a list needs to load, and more than all retries of a read need. */
const [firstPageMs, retriesMs] = [1000, 12_000];
const set = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });

/** The button is found by its text, because a search by role takes long in a dialog over a month. */
const press = (text: string) => async () => fireEvent.click(await screen.findByText(text, {}, { timeout: 5000 }));

/**
 * Failures with another outcome: a missing entity is removed from the page, and a response without content is never
 * malformed.
 */
const isOther = ({ status }: { readonly status: number }) => status === 404 || status === 200;

/** A world with one event and one meeting. */
function filledWorld() {
  const world = emptyWorld({ isAdmin: true });
  addEvent(world, { date: '2031-01-31' });
  addMeeting(world, { date: '2031-01-31T19:00' });
  return world;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test.each([
  ['events', '/calendar', listEvents],
  ['a day', '/calendar/day/2026-11-21', listEvents],
  ['meetings', '/meetings', listMeetings],
  ['a subscription', '/calendar/subscribe', getCalendarFeed],
])('the page of %s shows the reason of every failure and a retry', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderCalendar(at, emptyWorld());
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

test.each([
  ['an event', '/calendar/events/1/edit', getEvent],
  ['a meeting', '/meetings/edit-meeting/2', getMeeting],
])('the form for %s shows the reason of every failed load and a retry', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderCalendar(at, filledWorld());
  // An entity that does not exist has a message of its own.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint, advance, except })).toEqual([]);
});

test.each([
  ['today', () => <Today />, listEvents],
  ['a club', () => <ClubMeetings clubKey="Geography" name="Geography" />, listMeetings],
  ['a member', () => <MemberMeetings memberId="kenji" name="Kenji" />, listMeetings],
])('the section of %s shows the reason of every failure and a retry', async (_what, Section, endpoint) => {
  jest.useFakeTimers();
  const handlers = calendarMocks(emptyWorld());
  const portal = renderModule(Section, { at: '/intranet-welcome', basename: '/', handlers });
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

test('the next page of meetings shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  addMeeting(world, { date: '2026-01-31T19:00' });
  const portal = renderCalendar('/meetings', world);
  // Fifty cards on the first page would take long.
  portal.mockOnce(listMeetings, () => ({ data: [], next: '.0' }));
  await advance(firstPageMs);
  expect(await refusedPage(portal, { endpoint: listMeetings, button: 'Load more', advance })).toEqual([]);
  expect(screen.getByRole('link', { name: /^Meeting 1/ })).toBeVisible();
});

test.each(refusals)(
  'when the clubs fail to load, the meetings of a club have a title made from its key: $title',
  async ({ respond }) => {
    jest.useFakeTimers();
    const portal = renderCalendar('/meetings/BoardGames', emptyWorld());
    portal.refuse(listClubs, respond);
    await advance(retriesMs);
    expect(screen.getByRole('heading', { level: 1, name: 'Board Games meetings' })).toBeVisible();
    expect(portal.crashes).toEqual([]);
  },
);

test.each(refusals)('the tile of the meetings shows that the next one did not load: $title', async ({ respond }) => {
  jest.useFakeTimers();
  const world = emptyWorld();
  addMeeting(world, { date: '2031-01-31T19:00' });
  const options = { at: '/intranet-welcome', basename: '/', handlers: calendarMocks(world) };
  const portal = renderModule(NextMeeting, options);
  portal.refuse(listMeetings, respond);
  await advance(retriesMs);
  expect(screen.getByText('The next meeting did not load.')).toBeVisible();
});

test.each(refusals)(
  'a meeting shows that it was changed, without the name of the member: $title',
  async ({ respond }) => {
    const world = emptyWorld();
    addMeeting(world, { date: '2031-01-31T19:00', changedById: 'kenji' });
    const portal = renderCalendar('/meetings', world);
    portal.refuse(listProfiles, respond);
    await waitFor(() => expect(portal.calls().some((call) => call.includes('/users?'))).toBe(true));
    expect(await screen.findByText(messages.meeting.changed(undefined))).toBeVisible();
    expect(portal.crashes).toEqual([]);
  },
);

test('an event that cannot be deleted stays and shows the reason of every failure', async () => {
  const portal = renderCalendar('/calendar?month=2031-01', filledWorld());
  fireEvent.click(await screen.findByRole('button', { name: /^Delete “Event 1”/ }));
  expect(await refusedAction(portal, { endpoint: deleteEvent, act: press('Yes'), except: isOther })).toEqual([]);
  expect(screen.getByText('Delete this event?')).toBeVisible();
});

test('a meeting that cannot be deleted stays and shows the reason of every failure', async () => {
  const portal = renderCalendar('/meetings', filledWorld());
  await chooseMenuItem(portal.member, 'Options for “Meeting 2”', 'Delete');
  expect(await refusedAction(portal, { endpoint: deleteMeeting, act: press('Yes'), except: isOther })).toEqual([]);
  expect(screen.getByText('Delete this meeting?')).toBeVisible();
});

test('a meeting that cannot be saved as a file shows the reason of every failure', async () => {
  const portal = renderCalendar('/meetings', filledWorld());
  const act = press('Add to my calendar');
  const isFile = ({ status }: { readonly status: number }) => status === 200;
  expect(await refusedAction(portal, { endpoint: getMeetingInvitation, act, except: isFile })).toEqual([]);
});

test('a subscription that cannot be started shows the reason of every failure', async () => {
  const portal = renderCalendar('/calendar/subscribe', emptyWorld());
  const act = press('Create my address');
  expect(await refusedAction(portal, { endpoint: createCalendarFeed, act })).toEqual([]);
});

test('a subscription that cannot be ended stays and shows the reason of every failure', async () => {
  const portal = renderCalendar('/calendar/subscribe', { ...emptyWorld(), subscribedAt: '2026-01-31T10:00:00.000Z' });
  await press('End the subscription')();
  expect(await refusedAction(portal, { endpoint: deleteCalendarFeed, act: press('Yes'), except: isOther })).toEqual([]);
  expect(screen.getByText(/End the subscription\?$/)).toBeVisible();
});

test('a new event keeps its input and shows the reason of every failure', async () => {
  const portal = renderCalendar('/calendar/new?date=2026-11-21', emptyWorld({ isAdmin: true }));
  await portal.member.type(await screen.findByRole('textbox', { name: 'Description' }), 'Opening');
  expect(await refusedForm(portal, { endpoint: createEvent, submit: 'Add' })).toEqual([]);
});

test('a changed event keeps its input and shows the reason of every failure', async () => {
  const world = emptyWorld({ isAdmin: true });
  const { id } = addEvent(world, { date: '2026-11-21' });
  const portal = renderCalendar(`/calendar/events/${id}/edit`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Description' }), ', moved');
  expect(await refusedForm(portal, { endpoint: updateEvent, submit: 'Save' })).toEqual([]);
});

test('a new meeting keeps its input and shows the reason of every failure', async () => {
  const portal = renderCalendar('/meetings/new-meeting', emptyWorld());
  await portal.member.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tea');
  set('Link', 'https://meet.example.org');
  set('Date', '2031-01-31');
  set('Time', '19:00');
  expect(await refusedForm(portal, { endpoint: createMeeting, submit: 'Schedule' })).toEqual([]);
});

test('a changed meeting keeps its input and shows the reason of every failure', async () => {
  const world = emptyWorld();
  const { id } = addMeeting(world, { date: '2031-01-31T19:00' });
  const portal = renderCalendar(`/meetings/edit-meeting/${id}`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Title' }), ', moved');
  expect(await refusedForm(portal, { endpoint: updateMeeting, submit: 'Save' })).toEqual([]);
});
