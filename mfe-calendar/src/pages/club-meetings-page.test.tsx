import { listClubs } from '@seed/clubs-contracts/clubs';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../standalone/calendar-world.ts';
import { realTimers } from '../testing/frozen-day.ts';
import { renderCalendar } from '../testing/render-calendar.ts';
import { now, titles, empty } from '../testing/meetings-on-screen.ts';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...realTimers] });
});

afterEach(() => jest.useRealTimers());

test('a club shows only its own meetings, under its name', async () => {
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

test('a new club has meetings at once, under its own name', async () => {
  const world = emptyWorld();
  world.clubs.push({ key: 'ChessAndGo', name: 'Chess & Go' });
  addMeeting(world, { title: 'Openings', date: '2026-11-27T19:00', classification: 'ChessAndGo' });
  const { member } = renderCalendar('/meetings/ChessAndGo', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess & Go meetings' })).toHaveFocus();
  expect(within(await screen.findByRole('article')).getByText('Chess & Go')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Schedule a meeting' }));
  expect(await screen.findByRole('button', { name: /Chess & Go/ })).toBeVisible();
});

test.each(['/meetings/geography', '/meetings/GEOGRAPHY'])('%s redirects to the meetings of the club', async (at) => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Rivers', date: '2026-11-27T19:00', classification: 'Geography' });
  const { props } = renderCalendar(at, world);
  expect(await screen.findByRole('link', { name: /^Rivers/ })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/meetings/Geography');
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test.each(['/meetings/BoardGames', '/meetings/BoardGames/new-meeting'])(
  'an address without a club (%s) shows the not-found page and offers no form',
  async (at) => {
    renderCalendar(at, emptyWorld());
    expect(await screen.findByRole('heading', { level: 1, name: 'Club not found' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'All meetings' })).toHaveAttribute('href', '/meetings');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Schedule a meeting' })).not.toBeInTheDocument();
  },
);

test('when the clubs fail to load, the title is made from the key', async () => {
  const { mockOnce } = renderCalendar('/meetings/BoardGames', emptyWorld());
  mockOnce(listClubs, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Board Games meetings' })).toBeVisible();
  expect(await screen.findByText(empty)).toBeVisible();
});
