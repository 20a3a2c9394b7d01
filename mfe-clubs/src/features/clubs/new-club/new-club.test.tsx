import { createClub } from '@seed/clubs-contracts/clubs';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../../../standalone/clubs-world.ts';
import { renderClubs } from '../../../testing/render-clubs.ts';

beforeEach(() => localStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });
const fill = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const submit = () => screen.getByRole('button', { name: 'Found' });

test('an Admin founds a club, whose route and key come from its name, and the grid shows it as the last', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  const { member, notices, props } = renderClubs('/clubs', world, admin);
  await screen.findByRole('link', { name: 'Etiquette' });
  await member.click(screen.getByRole('button', { name: 'Found a club' }));
  await fill('Name', 'Café & board games');
  expect(await field('Route')).toHaveValue('cafe-board-games');
  expect(await field('Key')).toHaveValue('CafeBoardGames');
  expect(screen.getByText('The address of its page, /clubs/cafe-board-games. It never changes.')).toBeVisible();
  await fill('Description', 'We play.');
  await member.click(submit());
  const tiles = within(screen.getByRole('list', { name: 'All clubs' }));
  await waitFor(() => expect(tiles.getAllByRole('link').at(-1)).toHaveTextContent('Café & board games'));
  expect(world.clubs.at(-1)).toMatchObject({
    name: 'Café & board games',
    key: 'CafeBoardGames',
    route: '/clubs/cafe-board-games',
    iconUrl: '/art/clubs/default-icon.svg',
    mainDescription: 'We play.',
  });
  expect(notices).toEqual([{ tone: 'success', text: 'The club is founded.' }]);
  expect(props.navigation.getLocation().pathname).toBe('/clubs');
});

test('a route that was typed stays when the name changes, and the key still follows', async () => {
  const world = emptyWorld();
  const { member } = renderClubs('/clubs/new', world, admin);
  await fill('Name', 'Chess');
  await fill('Route', '/clubs/kings');
  await fill('Name', 'Chess evening');
  expect(await field('Key')).toHaveValue('ChessEvening');
  await member.click(submit());
  await waitFor(() => expect(world.clubs[0]).toMatchObject({ route: '/clubs/kings', key: 'ChessEvening' }));
});

test('a name that another club has gets a route and a key with a number', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Chess', key: 'Chess', route: '/clubs/chess' });
  addClub(world, { name: 'Chess again', key: 'Chess2', route: '/clubs/chess-2' });
  renderClubs('/clubs', world, admin);
  await screen.findByRole('link', { name: 'Chess' });
  fireEvent.click(screen.getByRole('button', { name: 'Found a club' }));
  await fill('Name', 'Chess');
  expect(await field('Route')).toHaveValue('chess-3');
  expect(await field('Key')).toHaveValue('Chess3');
  await fill('Name', 'New');
  expect(await field('Route')).toHaveValue('new-2');
});

test('errors stand at their fields: what is missing, and what the service refuses', async () => {
  const { member, mockOnce } = renderClubs('/clubs/new', emptyWorld(), admin);
  await fill('Name', '写真');
  await member.click(submit());
  expect(await screen.findByText('Route is required.')).toBeVisible();
  expect(screen.getByText('Key is required.')).toBeVisible();
  expect(await field('Route')).toHaveFocus();
  await fill('Route', 'photos');
  await fill('Key', 'Photos');
  mockOnce(createClub, () => {
    throw new MockProblemError('conflict', {
      errors: [{ pointer: '/route', message: 'Another club has this route.' }],
    });
  });
  await member.click(submit());
  expect(await screen.findByText('Another club has this route.')).toBeVisible();
  expect(await field('Name')).toHaveValue('写真');
});

test('an Admin uploads a banner and an icon, and a pasted picture is the banner', async () => {
  const world = emptyWorld();
  const { member } = renderClubs('/clubs/new', world, admin);
  await fill('Name', 'Chess');
  const files = [new File(['x'], 'board.png', { type: 'image/png' })];
  fireEvent.paste(document, { clipboardData: { files, getData: () => '' } });
  await waitFor(async () => expect(await field('Address of the banner')).toHaveValue('/uploads/banner.webp'));
  expect(await field('Address of the icon')).toHaveValue('');
  fireEvent.drop(screen.getByRole('group', { name: 'Icon' }), { dataTransfer: { files } });
  await waitFor(async () => expect(await field('Address of the icon')).toHaveValue('/uploads/banner.webp'));
  await member.click(submit());
  await waitFor(() => expect(world.clubs[0]).toMatchObject({ iconUrl: '/uploads/banner.webp' }));
});

test('a draft of a new club survives a reload', async () => {
  const before = renderClubs('/clubs/new', emptyWorld(), admin);
  await fill('Name', 'Half');
  before.reload();
  expect(await field('Name')).toHaveValue('Half');
  expect(await field('Route')).toHaveValue('half');
});

test('a member has no buttons for Admins, and the forms by their URLs state for whom they are', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  const { props } = renderClubs('/clubs/new', world);
  expect(await screen.findByText('Only Admins can found a club.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Found a club', hidden: true })).not.toBeInTheDocument();
  act(() => props.navigation.push('/clubs/order'));
  expect(await screen.findByText('Only Admins can change the order.')).toBeVisible();
});
