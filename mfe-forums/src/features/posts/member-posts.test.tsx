import { listPosts } from '@seed/forums-contracts/posts';
import { MockProblemError, renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { MemberPosts } from './member-posts.tsx';

const Section = () => <MemberPosts memberId="kenji" name="Kenji Tanaka" />;
const render = (world = emptyWorld()) =>
  renderModule(Section, { at: '/community/profiles/kenji', basename: '/', handlers: forumsMocks(world) });

test('a profile has the three newest posts of the member, and no others', async () => {
  const world = emptyWorld();
  for (const title of ['One', 'Two', 'Three', 'Four']) addPost(world, { title, authorID: 'kenji' });
  addPost(world, { title: 'By another member' });
  render(world);
  const list = await within(screen.getByRole('region', { name: 'Posts' })).findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Four', 'Three', 'Two']);
  expect(links[2]).toHaveAttribute('href', '/forums/2');
});

test('the section of a member without posts shows one line of text', async () => {
  render();
  expect(await screen.findByText('No posts yet.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the section offers a retry when the posts fail to load', async () => {
  const { member, mockOnce } = render();
  mockOnce(listPosts, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The posts did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No posts yet.')).toBeVisible();
});
