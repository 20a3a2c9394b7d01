import { act, fireEvent, screen } from '@testing-library/react';
import { addProfile, emptyWorld } from '../../standalone/community-world.ts';
import { renderCommunity } from '../../testing/render-community.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A minute, and the time that a response takes. */
const minuteMs = 61_000;
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const years = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a member who joins a group is announced in an open list, and a press puts them in their years', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'Ana', participationYear: [2026] });
  const { announcements } = renderCommunity('/community/participants', world);
  await advance(2000);
  addProfile(world, { name: 'Zoe', participationYear: [2025, 2026] });
  await advance(minuteMs);
  expect(names()).toEqual(['Ana']);
  expect(announcements).toContain('1 new member');
  fireEvent.click(screen.getByRole('button', { name: '1 new member' }));
  await advance(1000);
  expect(years()).toEqual(['2026', '2025']);
  expect(names()).toEqual(['Ana', 'Zoe', 'Zoe']);
  expect(screen.getAllByRole('link', { name: 'Zoe' })[0]).toHaveFocus();
});

test('a search shows no button for new members', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'Ana' });
  renderCommunity('/community/participants?q=ana', world);
  await advance(2000);
  addProfile(world, { name: 'Ana Paula' });
  await advance(2 * minuteMs);
  expect(names()).toEqual(['Ana']);
  expect(screen.queryByRole('button', { name: /new member/ })).toBeNull();
});
