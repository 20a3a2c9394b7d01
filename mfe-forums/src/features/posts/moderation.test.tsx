import { pinPost } from '@seed/forums-contracts/post-moderation';
import { chooseMenuItem, mockUser, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { admin, kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const input = () => screen.findByRole('textbox', { name: 'Add a comment' });
const closedText = 'This conversation is closed, so it takes no new comments.';

test('a pinned post comes first in the list and is marked', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Pinned one', pinned: true });
  addPost(world, { title: 'Newer', closed: true });
  renderForums('/forums', world);
  await screen.findByRole('link', { name: 'Newer' });
  expect(titles()).toEqual(['Pinned one', 'Newer']);
  const [first, second] = screen.getAllByRole('article').map((card) => within(card));
  expect(first?.getByText('Pinned')).toBeVisible();
  expect(second?.getByText('Closed')).toBeVisible();
  expect(second?.queryByText('Pinned')).not.toBeInTheDocument();
});

test('an Admin pins a post of another member, and unpins it', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, kenji);
  const { member, notices } = renderForums(`/forums/${id}`, world);
  const menu = 'Options for Kenji Tanaka’s post';
  await chooseMenuItem(member, menu, 'Pin to the top');
  expect(await screen.findByText('Pinned')).toBeVisible();
  expect(world.posts[0]?.pinned).toBe(true);
  await chooseMenuItem(member, menu, 'Unpin');
  await waitFor(() => expect(screen.queryByText('Pinned')).not.toBeInTheDocument());
  expect(notices.map(({ tone }) => tone)).toEqual(['success', 'success']);
});

test('a pin that fails shows the reason and leaves the post as it is', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, kenji);
  const { member, notices, mockOnce } = renderForums(`/forums/${id}`, world);
  await screen.findByRole('button', { name: 'Options for Kenji Tanaka’s post' });
  mockOnce(pinPost, networkFailure);
  await chooseMenuItem(member, 'Options for Kenji Tanaka’s post', 'Pin to the top');
  await waitFor(() =>
    expect(notices).toEqual([{ tone: 'error', text: expect.stringContaining('connection') as string }]),
  );
  expect(screen.queryByText('Pinned')).not.toBeInTheDocument();
});

test('members who are no Admins have no such choices', async () => {
  const world = emptyWorld({ ...mockUser, isAdmin: false });
  const { id } = addPost(world);
  const { member } = renderForums(`/forums/${id}`, world);
  await member.click(await screen.findByRole('button', { name: 'Options for this post' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Edit', 'Copy link', 'Delete']);
});

test('a closed conversation shows a sentence in place of the input, and takes comments when it is open again', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, kenji);
  addComment(world, { forumId: id, content: 'Before' });
  const { member } = renderForums(`/forums/${id}`, world);
  await input();
  await chooseMenuItem(member, 'Options for Kenji Tanaka’s post', 'Close the conversation');
  expect(await screen.findByText(closedText)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Add a comment' })).not.toBeInTheDocument();
  expect(screen.getByText('Before')).toBeVisible();
  await chooseMenuItem(member, 'Options for Kenji Tanaka’s post', 'Open it again');
  expect(await input()).toBeVisible();
});

test('a comment on a conversation that was closed meanwhile shows the reason, and its text is kept', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, kenji);
  const { member } = renderForums(`/forums/${id}`, world);
  await member.type(await input(), 'Too late');
  world.posts = world.posts.map((post) => ({ ...post, closed: true }));
  await member.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(closedText);
  expect(await input()).toHaveValue('Too late');
  expect(world.comments).toEqual([]);
});
