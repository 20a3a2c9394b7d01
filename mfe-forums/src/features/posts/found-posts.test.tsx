import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { FoundPosts } from './found-posts.tsx';

const Source = () => <FoundPosts words="panaderia" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=panaderia', basename: '/', handlers: forumsMocks(world) });

test('a search finds posts by title and content, marks the words, and links to all of them', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'A garden', content: 'Nothing of it' });
  const byContent = addPost(world, { title: 'Sunday', content: 'We meet **at** the panadería of Jardín.' });
  const byTitle = addPost(world, { title: 'Panadería opens', content: 'Come!' });
  render(world);
  const found = await screen.findByRole('link', { name: 'Panadería opens' });
  expect(found).toHaveAttribute('href', `/forums/${byTitle.id}`);
  expect(screen.getByRole('link', { name: 'Sunday' })).toHaveAttribute('href', `/forums/${byContent.id}`);
  expect(screen.queryByRole('link', { name: 'A garden' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Panadería', 'panadería']);
  expect(screen.getByText('panadería').parentElement).toHaveTextContent(/^We meet at the panadería of Jardín\.$/);
  expect(screen.getByRole('link', { name: 'All posts with these words' })).toHaveAttribute(
    'href',
    '/forums?q=panaderia',
  );
});
