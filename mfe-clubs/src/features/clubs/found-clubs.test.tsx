import { mockUser } from '@seed/portal-sdk/mocks';
import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { clubsMocks } from '../../standalone/clubs-mocks.ts';
import { addClub, emptyWorld } from '../../standalone/clubs-world.ts';
import { FoundClubs } from './found-clubs.tsx';

const Source = () => <FoundClubs words="maps" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=maps', basename: '/', handlers: clubsMocks(world, mockUser) });

test('a search finds clubs by name and description', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Geography', route: '/clubs/geography', mainDescription: 'Maps and rivers.' });
  addClub(world, { name: 'Films' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Geography' })).toHaveAttribute('href', '/clubs/geography');
  expect(screen.getByText('Maps')).toHaveRole('mark');
  expect(screen.queryByRole('link', { name: 'Films' })).not.toBeInTheDocument();
});

test('a search marks a retired club', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Old maps', route: '/clubs/old', retiredAt: '2031-01-01T00:00:00.000Z' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Old maps (retired)' })).toHaveAttribute('href', '/clubs/old');
});
