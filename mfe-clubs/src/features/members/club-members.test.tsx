import { joinClub, listClubs } from '@seed/clubs-contracts/clubs';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addClub, addMember, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

const geography = { name: 'Geography', route: '/clubs/geography' };
const names = async () => {
  const list = await within(await screen.findByRole('region', { name: /member/ })).findByRole('list');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

test('a member joins a club, is among its members, and leaves it again', async () => {
  const world = emptyWorld();
  addMember(world, addClub(world, geography), 'Kenji Tanaka');
  const { member, announcements } = renderClubs('/clubs/geography', world);
  expect(await names()).toEqual(['Kenji Tanaka']);
  await member.click(screen.getByRole('button', { name: 'Join this club' }));
  expect(await screen.findByRole('heading', { name: '2 members' })).toBeVisible();
  await waitFor(async () => expect(await names()).toEqual(['María Fernanda Rojas', 'Kenji Tanaka']));
  expect(announcements).toContain('You have joined Geography.');
  await member.click(screen.getByRole('button', { name: 'Leave this club' }));
  expect(await screen.findByRole('heading', { name: '1 member' })).toBeVisible();
  expect(announcements).toContain('You have left Geography.');
});

test('a response that was under way when a member joined does not show the state before', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  const { member, mockOnce, props } = renderClubs('/clubs/geography', world);
  const join = await screen.findByRole('button', { name: 'Join this club' });
  let respond = () => {};
  const before = world.clubs.map((club) => ({ ...club, permissions: { update: false, delete: false } }));
  mockOnce(listClubs, () => new Promise((resolve) => (respond = () => resolve({ data: before }))));
  void props.api.cache.refetchQueries({ queryKey: [listClubs.operation] });
  await member.click(join);
  expect(await screen.findByRole('button', { name: 'Leave this club' })).toBeVisible();
  await act(async () => respond());
  expect(screen.getByRole('button', { name: 'Leave this club' })).toBeVisible();
});

test('the list shows a club that was joined just now as one of the own, before it is read again', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  const { member, refuse } = renderClubs('/clubs/geography', world);
  await member.click(await screen.findByRole('button', { name: 'Join this club' }));
  await waitFor(() => expect(world.clubs[0]).toMatchObject({ isMember: true }));
  refuse(listClubs, () => new Response(null, { status: 503 }));
  await member.click(screen.getByRole('link', { name: 'All clubs' }));
  expect(await screen.findByRole('list', { name: 'My clubs' })).toHaveTextContent('Geography');
});

test('a refused membership is undone and reported', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  const { member, mockOnce, notices } = renderClubs('/clubs/geography', world);
  const join = await screen.findByRole('button', { name: 'Join this club' });
  mockOnce(joinClub, () => {
    throw new MockProblemError('forbidden');
  });
  await member.click(join);
  expect(await screen.findByRole('button', { name: 'Join this club' })).toBeVisible();
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: 'error' })]));
});

test('a club without members invites the first one', async () => {
  const world = emptyWorld();
  addClub(world, geography);
  renderClubs('/clubs/geography', world);
  expect(await screen.findByText('Nobody has joined yet. Be the first!')).toBeVisible();
});

test('the first eight members are shown, and all others on demand', async () => {
  const world = emptyWorld();
  const club = addClub(world, geography);
  for (let count = 1; count <= 10; count += 1) addMember(world, club, `Member ${count}`);
  const { member } = renderClubs('/clubs/geography', world);
  expect(await names()).toHaveLength(8);
  await member.click(screen.getByRole('button', { name: 'Show more members' }));
  await waitFor(async () => expect(await names()).toHaveLength(10));
});

test('the clubs that the member has joined come first', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  addClub(world, { ...geography, isMember: true, memberCount: 1 });
  renderClubs('/clubs', world);
  const own = await screen.findByRole('list', { name: 'My clubs' });
  expect(within(own).getByRole('link', { name: 'Geography' })).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Other clubs' })).getByRole('link', { name: 'Etiquette' }),
  ).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Geography' })).toHaveLength(1);
});
