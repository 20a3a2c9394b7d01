import { listClubs } from '@seed/clubs-contracts/clubs';
import { networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addClub, emptyWorld } from '../standalone/clubs-world.ts';
import { renderClubs } from '../testing/render-clubs.ts';

const tiles = () => within(screen.getByRole('list', { name: 'All clubs' })).getAllByRole('link');

test('the grid shows each club with icon and name, in order, with a link to its route', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette', route: '/clubs/etiquette', iconUrl: '/art/clubs/etiquette-icon.svg' });
  addClub(world, { name: 'Research Methods', route: '/clubs/research-methods' });
  const { member } = renderClubs('/clubs', world);

  await screen.findByRole('link', { name: 'Etiquette' });
  expect(tiles().map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Etiquette', '/clubs/etiquette'],
    ['Research Methods', '/clubs/research-methods'],
  ]);
  expect(tiles()[0]?.querySelector('img')).toHaveAttribute('src', '/art/clubs/etiquette-icon.svg');
  expect(document.title).toBe('Clubs · SEED Intranet');
  expect(screen.getByRole('heading', { level: 1, name: 'Clubs' })).toHaveFocus();

  await member.click(screen.getByRole('link', { name: 'Etiquette' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Etiquette' })).toBeVisible();
});

test('the default icon replaces one that fails to load', async () => {
  const world = emptyWorld();
  addClub(world, { iconUrl: '/lost.png' });
  renderClubs('/clubs', world);
  await screen.findByRole('link', { name: 'Club 1' });
  const icon = () => tiles()[0]?.querySelector('img');
  fireEvent.error(icon() as HTMLElement);
  expect(icon()).toHaveAttribute('src', '/art/clubs/default-icon.svg');
  fireEvent.error(icon() as HTMLElement);
  expect(icon()).toBeNull();
});

test('skeletons are shown while the clubs load', async () => {
  const world = emptyWorld();
  addClub(world);
  renderClubs('/clubs', world);
  expect(screen.getByText('Loading the clubs')).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Club 1' });
  expect(screen.queryByText('Loading the clubs')).not.toBeInTheDocument();
});

test('a portal without clubs shows that it has none', async () => {
  renderClubs('/clubs', emptyWorld());
  expect(await screen.findByText('There are no clubs yet')).toBeVisible();
});

test('a list that fails is requested three times, one second apart, then offers a retry', async () => {
  jest.useFakeTimers();
  try {
    const world = emptyWorld();
    addClub(world, { name: 'Back again' });
    const { mockOnce, calls } = renderClubs('/clubs', world);
    for (let attempt = 0; attempt < 3; attempt += 1) mockOnce(listClubs, networkFailure);
    await act(() => jest.advanceTimersByTimeAsync(2200));
    expect(calls()).toEqual(['GET /api/v1/clubs', 'GET /api/v1/clubs', 'GET /api/v1/clubs']);
    expect(screen.getByRole('alert')).toHaveTextContent('The clubs did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: 'Back again' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
