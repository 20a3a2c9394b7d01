import { getClubOrder, updateClubOrder } from '@seed/clubs-contracts/club-order';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../../../standalone/clubs-world.ts';
import { renderClubs } from '../../../testing/render-clubs.ts';

const rows = () => within(screen.getByRole('list', { name: 'Clubs in their order' })).getAllByRole('listitem');
const names = () => rows().map((row) => row.textContent);
const shown = () => screen.findByRole('list', { name: 'Clubs in their order' });
const button = (name: string) => screen.getByRole('button', { name });
const save = () => button('Save the order');

function worldWith(...clubs: readonly string[]) {
  const world = emptyWorld();
  for (const name of clubs) addClub(world, { name });
  return world;
}

test('an Admin moves clubs by keyboard, saves, and the grid has the new order', async () => {
  const world = worldWith('Ant', 'Bee', 'Cat');
  const { member, requests, announcements } = renderClubs('/clubs', world, admin);
  await screen.findByRole('link', { name: 'Ant' });
  await member.click(button('Change the order'));
  await shown();
  expect(names()).toEqual(['Ant', 'Bee', 'Cat']);
  button('Move Cat up').focus();
  await member.keyboard('{Enter}{Enter}{Enter}');
  expect(names()).toEqual(['Cat', 'Ant', 'Bee']);
  expect(button('Move Cat up')).toHaveFocus();
  expect(announcements.at(-1)).toBe('Cat: place 1 of 3.');
  await member.click(button('Move Ant down'));
  await member.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  const tiles = within(screen.getByRole('list', { name: 'All clubs' }));
  await waitFor(() =>
    expect(tiles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Cat', 'Bee', 'Ant']),
  );
});

test('a club that is dragged onto another one takes its place', async () => {
  renderClubs('/clubs/order', worldWith('Ant', 'Bee', 'Cat'), admin);
  await shown();
  const [ant, , cat] = rows();
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(ant as HTMLElement, { dataTransfer });
  const over = createEvent.dragOver(cat as HTMLElement, { dataTransfer });
  fireEvent(cat as HTMLElement, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(cat as HTMLElement, { dataTransfer });
  expect(names()).toEqual(['Bee', 'Cat', 'Ant']);
});

test('an order that another Admin has changed keeps the own one, and saving again replaces the other', async () => {
  const world = worldWith('Ant', 'Bee', 'Cat');
  const { member } = renderClubs('/clubs/order', world, admin);
  await shown();
  await member.click(button('Move Bee up'));
  world.clubs = world.clubs.toReversed();
  world.orderVersion = 2;
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere meanwhile. Your order is still here');
  expect(names()).toEqual(['Bee', 'Ant', 'Cat']);
  await member.click(save());
  await waitFor(() => expect(world.clubs.map(({ name }) => name)).toEqual(['Bee', 'Ant', 'Cat']));
});

test('a club that was founded meanwhile is the last of the saved order', async () => {
  const world = worldWith('Ant', 'Bee');
  const { member } = renderClubs('/clubs/order', world, admin);
  await shown();
  await member.click(button('Move Bee up'));
  addClub(world, { name: 'Cat' });
  await member.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await member.click(save());
  await waitFor(() => expect(world.clubs.map(({ name }) => name)).toEqual(['Bee', 'Ant', 'Cat']));
});

test('a failure is shown with its reason, and the order stays', async () => {
  const { member, mockOnce } = renderClubs('/clubs/order', worldWith('Ant', 'Bee'), admin);
  await shown();
  await member.click(button('Move Bee up'));
  mockOnce(updateClubOrder, networkFailure);
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal.');
  expect(names()).toEqual(['Bee', 'Ant']);
});

test('retired clubs are not among those that are moved, and keep their order behind them', async () => {
  const world = worldWith('Ant', 'Bee');
  addClub(world, { name: 'Old', retiredAt: '2031-01-01T00:00:00.000Z' });
  world.clubs = world.clubs.toReversed();
  const { member } = renderClubs('/clubs/order', world, admin);
  await shown();
  expect(names()).toEqual(['Bee', 'Ant']);
  await member.click(button('Move Ant up'));
  await member.click(save());
  await waitFor(() => expect(world.clubs.map(({ name }) => name)).toEqual(['Ant', 'Bee', 'Old']));
});

test('an order that does not load offers a retry', async () => {
  const { member, mockOnce } = renderClubs('/clubs/order', worldWith('Ant'), admin);
  mockOnce(getClubOrder, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The order did not load');
  await member.click(button('Try again'));
  await shown();
});
