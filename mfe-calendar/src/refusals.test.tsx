import { getCalendarFeed } from '@seed/contracts/calendar-feed';
import { createEvent, listEvents, updateEvent } from '@seed/contracts/events';
import { createMeeting, listMeetings, updateMeeting } from '@seed/contracts/meetings';
import { refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
// Loaded ahead, since fake timers do not wait for a chunk.
import './features/feed/subscribe-dialog.tsx';
import { addEvent, addMeeting, emptyWorld } from './standalone/calendar-world.ts';
import { renderCalendar } from './testing/render-calendar.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const set = (field: string, value: string) => fireEvent.change(screen.getByLabelText(field), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test.each([
  ['events', '/calendar', listEvents],
  ['a day', '/calendar/day/2026-11-21', listEvents],
  ['meetings', '/meetings', listMeetings],
  ['a subscription', '/calendar/subscribe', getCalendarFeed],
])('the page of %s gives a reason and a way to try again, however it fails', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderCalendar(at, emptyWorld());
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

test('a new event is still typed and a reason is shown, however it fails', async () => {
  const portal = renderCalendar('/calendar/new?date=2026-11-21', emptyWorld({ isAdmin: true }));
  await portal.member.type(await screen.findByRole('textbox', { name: 'Description' }), 'Opening');
  expect(await refusedForm(portal, { endpoint: createEvent, submit: 'Add' })).toEqual([]);
});

test('a changed event is still typed and a reason is shown, however it fails', async () => {
  const world = emptyWorld({ isAdmin: true });
  const { id } = addEvent(world, { date: '2026-11-21' });
  const portal = renderCalendar(`/calendar/events/${id}/edit`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Description' }), ', moved');
  expect(await refusedForm(portal, { endpoint: updateEvent, submit: 'Save' })).toEqual([]);
});

test('a new meeting is still typed and a reason is shown, however it fails', async () => {
  const portal = renderCalendar('/meetings/new-meeting', emptyWorld());
  await portal.member.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tea');
  set('Link', 'https://meet.example.org');
  set('Date', '2031-01-31');
  set('Time', '19:00');
  expect(await refusedForm(portal, { endpoint: createMeeting, submit: 'Schedule' })).toEqual([]);
});

test('a changed meeting is still typed and a reason is shown, however it fails', async () => {
  const world = emptyWorld();
  const { id } = addMeeting(world, { date: '2031-01-31T19:00' });
  const portal = renderCalendar(`/meetings/edit-meeting/${id}`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Title' }), ', moved');
  expect(await refusedForm(portal, { endpoint: updateMeeting, submit: 'Save' })).toEqual([]);
});
