import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../standalone/calendar-world.ts';
import { realTimers } from '../testing/frozen-day.ts';
import { renderCalendar } from '../testing/render-calendar.ts';
import { now, titles, card, empty } from '../testing/meetings-on-screen.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...realTimers] });
});

afterEach(() => jest.useRealTimers());

/** More than a hundred cards take long on a busy machine. */
const patient = { timeout: 10_000 };

test('future meetings are shown with the next one first, past ones below and never removed', async () => {
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

test('without a future meeting the page offers to schedule one', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Over', date: '2026-11-01T10:00' });
  const { member } = renderCalendar('/meetings', world);
  expect(await screen.findByText(empty)).toBeVisible();
  expect(titles('Past')).toEqual(['Over']);
  await member.click(screen.getByRole('button', { name: 'Schedule a meeting' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule a meeting' })).toBeVisible();
});

test('a meeting becomes a past one while the page is open', async () => {
  jest.useFakeTimers({ now: new Date(now) });
  const world = emptyWorld();
  addMeeting(world, { title: 'Soon', date: '2026-11-21T12:01' });
  renderCalendar('/meetings', world);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(titles('Upcoming')).toEqual(['Soon']);
  await act(() => jest.advanceTimersByTimeAsync(90_000));
  expect(titles('Past')).toEqual(['Soon']);
});

test('all future meetings are fetched, past ones page by page', async () => {
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
