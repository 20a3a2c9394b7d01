import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addComment, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { FoundComments } from './found-comments.tsx';

const Source = () => <FoundComments words="roof" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=roof', basename: '/', handlers: forumsMocks(world) });

test('a comment that a search finds opens at its place in the conversation', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  const { id } = addComment(world, { forumId, content: 'On **the** roof?', author: 'Kenji Tanaka' });
  addComment(world, { forumId, content: 'No' });
  render(world);
  expect(await screen.findByRole('link', { name: /^On the roof/ })).toHaveAttribute(
    'href',
    `/forums/${forumId}?comment=${id}`,
  );
  expect(screen.getByText('Kenji Tanaka')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'No' })).not.toBeInTheDocument();
});
