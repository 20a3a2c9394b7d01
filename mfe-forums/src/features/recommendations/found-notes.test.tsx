import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addNote, emptyWorld } from '../../standalone/forums-world.ts';
import { renderForums } from '../../testing/render-forums.ts';
import { FoundNotes } from './found-notes.tsx';

const Source = () => <FoundNotes words="mate" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=mate', basename: '/', handlers: forumsMocks(world) });

test('a recommendation that a search finds opens the board with what was found', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Food', description: 'A proper mate' });
  addNote(world, { title: 'Film', description: 'Relatos salvajes' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Food' })).toHaveAttribute('href', '/recommendations?q=mate');
  expect(screen.queryByRole('link', { name: 'Film' })).not.toBeInTheDocument();
});

test('the board shows only the recommendations that the search of the address finds', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Food', description: 'A proper mate' });
  addNote(world, { title: 'Film', description: 'Relatos salvajes' });
  const { member } = renderForums('/recommendations?q=mate', world);
  expect(await screen.findByRole('heading', { name: 'Food' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Film' })).not.toBeInTheDocument();
  await member.type(screen.getByRole('searchbox', { name: 'Search recommendations' }), ' xyz{Enter}');
  expect(await screen.findByText('Nothing found for “mate xyz”')).toBeVisible();
});
