import { retireClub } from '@seed/clubs-contracts/clubs';
import { networkFailure } from '@seed/portal-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

const retiredAt = '2031-01-01T00:00:00.000Z';
const button = (name: string) => screen.findByRole('button', { name });

function worldWith(fields: object = {}) {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  addClub(world, { name: 'Chess', route: '/clubs/chess', ...fields });
  return world;
}

test('an Admin retires a club after a confirmation, and reopens it', async () => {
  const world = worldWith();
  const { member, notices } = renderClubs('/clubs/chess', world, admin);
  await member.click(await button('Retire this club'));
  await member.click(await button('Cancel'));
  expect(world.clubs[1]).not.toHaveProperty('retiredAt');
  await member.click(await button('Retire this club'));
  await member.click(await button('Yes, retire'));
  expect(await screen.findByText(/^This club is retired\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Schedule an event' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join this club' })).not.toBeInTheDocument();
  expect(await button('Reopen this club')).toHaveFocus();
  await member.click(await button('Reopen this club'));
  expect(await button('Join this club')).toBeVisible();
  expect(screen.queryByText(/^This club is retired\./)).not.toBeInTheDocument();
  expect(notices.map(({ text }) => text)).toEqual(['Chess is retired.', 'Chess is open again.']);
});

test('the list shows a club that was retired just now at once among the retired ones', async () => {
  const { member } = renderClubs('/clubs/chess', worldWith(), admin);
  await member.click(await button('Retire this club'));
  await member.click(await button('Yes, retire'));
  await button('Reopen this club');
  await member.click(screen.getByRole('link', { name: 'All clubs' }));
  const retired = within(await screen.findByRole('list', { name: 'Retired clubs' }));
  expect(retired.getByRole('link', { name: 'Chess' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'All clubs' })).queryByText('Chess')).not.toBeInTheDocument();
});

test('members do not find a retired club in the list, and its page opens by its address', async () => {
  const world = worldWith({ retiredAt });
  const { props } = renderClubs('/clubs', world);
  await screen.findByRole('link', { name: 'Etiquette' });
  expect(screen.queryByText('Chess')).not.toBeInTheDocument();
  act(() => props.navigation.push('/clubs/chess'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess' })).toBeVisible();
  expect(screen.getByText(/^This club is retired\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join this club' })).not.toBeInTheDocument();
  expect(screen.queryByText('Alumni Functions')).not.toBeInTheDocument();
  expect(screen.queryByText(/Be the first/)).not.toBeInTheDocument();
});

test('a member of a retired club can leave it', async () => {
  const world = worldWith({ retiredAt, isMember: true, memberCount: 1 });
  const { member } = renderClubs('/clubs/chess', world);
  await member.click(await button('Leave this club'));
  await waitFor(() => expect(world.clubs[1]).toMatchObject({ isMember: false }));
});

test('the form for an event of a retired club states that it has to be reopened', async () => {
  renderClubs('/clubs/chess/schedule', worldWith({ retiredAt }), admin);
  expect(await screen.findByText('This club is retired. Reopen it to schedule an event.')).toBeVisible();
});

test('a club that is not retired because of a failure shows the reason, and the question stays', async () => {
  const { member, mockOnce } = renderClubs('/clubs/chess', worldWith(), admin);
  mockOnce(retireClub, networkFailure);
  await member.click(await button('Retire this club'));
  await member.click(await button('Yes, retire'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal.');
  await member.click(await button('Yes, retire'));
  expect(await screen.findByText(/^This club is retired\./)).toBeVisible();
});
