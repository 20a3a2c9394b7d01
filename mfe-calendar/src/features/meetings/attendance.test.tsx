import { decideAttendance } from '@seed/calendar-contracts/attendance';
import type { AttendanceStatus } from '@seed/calendar-contracts/attendance';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { card, now } from '../../testing/meetings-on-screen.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(now), doNotFake: [...realTimers] }));
afterEach(() => jest.useRealTimers());

const date = '2026-11-27T19:00';
const attendee = (name: string, status: AttendanceStatus) => ({ id: name, name, status, decidedAt: now });
const choices = async (title: string) => {
  const group = within(await screen.findByRole('group', { name: `Do you join “${title}”?` }));
  return group.getAllByRole('button').map((choice) => {
    const isPressed = choice.getAttribute('aria-pressed') === 'true';
    return `${choice.textContent}${isPressed ? ' (pressed)' : ''}`;
  });
};

test('a member joins a meeting, decides otherwise, and takes it back', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date, attendees: [attendee('Kenji', 'accepted')] });
  const { member, announcements } = renderCalendar('/meetings', world);
  expect(await choices('Call')).toEqual(['I join1', 'Maybe', 'I cannot']);
  await member.click(card('Call').getByRole('button', { name: /I join/ }));
  expect(await choices('Call')).toEqual(['I join2 (pressed)', 'Maybe', 'I cannot']);
  await waitFor(() => expect(announcements).toContain('You join this meeting.'));
  await member.click(card('Call').getByRole('button', { name: /Maybe/ }));
  expect(await choices('Call')).toEqual(['I join1', 'Maybe1 (pressed)', 'I cannot']);
  await member.click(card('Call').getByRole('button', { name: /Maybe/ }));
  expect(await choices('Call')).toEqual(['I join1', 'Maybe', 'I cannot']);
  await waitFor(() => expect(announcements).toContain('Your decision is taken back.'));
  expect(world.meetings[0]?.attendees.map(({ id }) => id)).toEqual(['Kenji']);
});

test('a refused decision is undone and reported', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date });
  const { member, mockOnce, notices } = renderCalendar('/meetings', world);
  await choices('Call');
  mockOnce(decideAttendance, networkFailure);
  await member.click(card('Call').getByRole('button', { name: 'I cannot' }));
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  expect(await choices('Call')).toEqual(['I join', 'Maybe', 'I cannot']);
});

test('a meeting names its host, and a past one offers no decision', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Call', date, authorName: 'Kenji Tanaka' });
  addMeeting(world, { title: 'Over', date: '2026-11-01T19:00' });
  renderCalendar('/meetings', world);
  await choices('Call');
  expect(card('Call').getByText('Invited by Kenji Tanaka')).toBeVisible();
  expect(card('Over').queryByRole('group')).toBeNull();
});

test('a dialog lists the members by what they have decided, on the page of a club, too', async () => {
  const world = emptyWorld();
  const attendees = [attendee('Kenji', 'accepted'), attendee('Ana', 'declined'), attendee('Letícia', 'accepted')];
  addMeeting(world, { title: 'Call', date, classification: 'Etiquette', attendees });
  const { member } = renderCalendar('/meetings/Etiquette', world);
  await member.click(await screen.findByRole('button', { name: 'Who joins “Call”?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who joins?' }));
  const joining = await dialog.findByRole('region', { name: '2 members join' });
  const names = within(joining)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['Kenji', 'Letícia']);
  expect(within(dialog.getByRole('region', { name: '1 member cannot' })).getByRole('link')).toHaveTextContent('Ana');
  expect(dialog.queryByRole('region', { name: /may join/ })).toBeNull();
});
