import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { communityMocks } from '../../standalone/community-mocks.ts';
import { addProfile, emptyWorld } from '../../standalone/community-world.ts';
import { FoundPeople } from './found-people.tsx';

const Source = () => <FoundPeople words="leticia" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=leticia', basename: '/', handlers: communityMocks(world) });

test('a search finds a member in any group, whatever the accents', async () => {
  const world = emptyWorld();
  const { id } = addProfile(world, { name: 'Letícia Souza', role: 'alumni', country: 'Brazil' });
  addProfile(world, { name: 'Kenji Tanaka' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Letícia Souza' })).toHaveAttribute(
    'href',
    `/community/profiles/${id}`,
  );
  expect(screen.getByText('alumni · Brazil')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Kenji Tanaka' })).not.toBeInTheDocument();
});
