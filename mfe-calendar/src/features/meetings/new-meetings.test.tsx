import { act, fireEvent, screen } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { now } from '../../testing/meetings-on-screen.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const meetings = () => screen.getAllByRole('link', { name: /^(First|Second|Third)/ }).map((link) => link.textContent);

// The chunk loads in real time, which a fake clock does not wait for.
beforeAll(() => import('./new-meetings.tsx'));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(now) });
});
afterEach(() => jest.useRealTimers());

test('a meeting that another member schedules is announced in an open list, and a press puts it in its place', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'First', date: '2026-11-27T19:00' });
  addMeeting(world, { title: 'Third', date: '2026-11-29T19:00' });
  const { announcements } = renderCalendar('/meetings', world);
  await advance(1000);
  addMeeting(world, { title: 'Second', date: '2026-11-28T19:00' });
  await advance(61_000);
  expect(meetings()).toEqual(['First', 'Third'].map((title) => expect.stringContaining(title) as string));
  expect(announcements).toContain('1 new meeting');
  fireEvent.click(screen.getByRole('button', { name: '1 new meeting' }));
  await advance(100);
  expect(meetings()).toEqual(['First', 'Second', 'Third'].map((title) => expect.stringContaining(title) as string));
  expect(screen.getByRole('link', { name: /^Second/ })).toHaveFocus();
});
