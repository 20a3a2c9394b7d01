import { act, fireEvent, screen, within } from '@testing-library/react';
import { addClub, addMember, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

const minuteMs = 60_000;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole('button', { name: /^\d+ new members?$/ });
const shown = () =>
  within(within(screen.getByRole('region', { name: /member/ })).getByRole('list'))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openClub(...members: readonly string[]) {
  const world = emptyWorld();
  const club = addClub(world, { name: 'Geography', route: '/clubs/geography' });
  for (const name of members) addMember(world, club, name);
  const portal = renderClubs('/clubs/geography', world);
  await advance(1000);
  return { ...portal, world, club };
}

test('members who join while the page is open are announced, and are shown at a press', async () => {
  const { world, club, announcements } = await openClub('Kenji Tanaka');
  addMember(world, club, 'Paula Gomez');
  addMember(world, club, 'Joao Silva');
  await advance(minuteMs);
  expect(shown()).toEqual(['Kenji Tanaka']);
  expect(announcements).toContain('2 new members');
  fireEvent.click(button() as HTMLElement);
  await advance(1000);
  expect(shown()).toEqual(['Joao Silva', 'Paula Gomez', 'Kenji Tanaka']);
  expect(screen.getByRole('heading', { name: '3 members' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Joao Silva' })).toHaveFocus();
  expect(button()).toBeNull();
});

test('the first member of a club is shown at a press, too', async () => {
  const { world, club } = await openClub();
  addMember(world, club, 'Paula Gomez');
  await advance(minuteMs);
  fireEvent.click(button() as HTMLElement);
  await advance(1000);
  expect(shown()).toEqual(['Paula Gomez']);
});

test('a member who joins the club themselves is shown at once', async () => {
  await openClub('Kenji Tanaka');
  fireEvent.click(screen.getByRole('button', { name: 'Join this club' }));
  await advance(1000);
  expect(shown()).toHaveLength(2);
  expect(button()).toBeNull();
});

test('members who move up because another one has left do not count as new', async () => {
  const { world } = await openClub(...Array.from({ length: 10 }, (_, at) => `Member ${at}`));
  world.members = world.members.slice(2);
  await advance(minuteMs);
  expect(button()).toBeNull();
});
