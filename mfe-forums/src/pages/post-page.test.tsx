import { deletePost, getPost, likePost } from '@seed/forums-contracts/posts';
import { MockProblemError, chooseMenuItem, networkFailure, mockUser } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const heart = () => screen.findByRole('button', { name: /^Like this post/ });

test('a post shows its title, author, text and number of comments', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { ...kenji, title: 'Hello', content: 'One\nTwo <b>three</b>' });
  addComment(world, { forumId: id });
  renderForums(`/forums/${id}`, world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toHaveFocus();
  expect(document.title).toBe('Hello · SEED Intranet');
  expect(screen.getByText(/One\s+Two <b>three<\/b>/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Comments 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All conversations' })).toHaveAttribute('href', '/forums');
});

test('addresses in a text become links, without the full stop after them', async () => {
  const world = emptyWorld();
  const content = 'See https://example.org/a(b), www.example.com. Not javascript:alert(1)';
  const { id } = addPost(world, { content });
  renderForums(`/forums/${id}`, world);
  const link = await screen.findByRole('link', { name: 'https://example.org/a(b)' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('link', { name: 'www.example.com' })).toHaveAttribute('href', 'https://www.example.com');
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

test('the space of a picture is reserved, and a broken one shows a message', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Trip', images: ['/uploads/a.jpg', '/uploads/b.jpg'] });
  renderForums(`/forums/${id}`, world);
  const second = await screen.findByRole('img', { name: 'Picture 2 of “Trip”' });
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second).toHaveAttribute('width');
  fireEvent.error(second);
  expect(screen.getByText('This picture cannot be shown.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Picture 1 of “Trip”' })).toBeVisible();
});

test('a post opened from the list is shown at once', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Known already', content: 'All of it' });
  const { member, mockOnce } = renderForums('/forums', world);
  mockOnce(getPost, () => new Promise(() => undefined));
  await member.click(await screen.findByRole('link', { name: 'Known already' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Known already' })).toBeVisible();
});

test.each(['/forums/999', '/forums/not-a-number', '/forums/1/elsewhere'])(
  'an address without a post (%s) shows the not-found page after three seconds',
  async (path) => {
    jest.useFakeTimers();
    try {
      renderForums(path, emptyWorld());
      await act(() => jest.advanceTimersByTimeAsync(2900));
      expect(screen.queryByText('Forum entry not found')).not.toBeInTheDocument();
      expect(screen.getByText('Loading the conversation')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByRole('heading', { level: 1, name: 'Forum entry not found' })).toBeVisible();
      expect(document.title).toBe('Forum entry not found · SEED Intranet');
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a post that fails to load offers a retry', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Later' });
  const { member, mockOnce } = renderForums(`/forums/${id}`, world);
  mockOnce(getPost, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this.');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Later' })).toBeVisible();
});

test('a like shows at once and can be undone', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { ...kenji, usersWhoLiked: ['somebody'] });
  const { member, calls } = renderForums(`/forums/${id}`, world);
  await member.click(await heart());
  expect(await heart()).toHaveAccessibleName('Like this post, 2 likes');
  expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(world.posts[0]?.usersWhoLiked).toEqual(['somebody', mockUser.id]));
  await member.click(await heart());
  expect(await heart()).toHaveAccessibleName('Like this post, 1 like');
  await waitFor(() => expect(world.posts[0]?.usersWhoLiked).toEqual(['somebody']));
  expect(calls()).toEqual(
    expect.arrayContaining([`PUT /api/v1/forums/${id}/like`, `DELETE /api/v1/forums/${id}/like`]),
  );
});

test('a like that fails is undone and reported', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, kenji);
  const { member, mockOnce, notices } = renderForums(`/forums/${id}`, world);
  await heart();
  mockOnce(likePost, networkFailure);
  await member.click(await heart());
  await waitFor(() => expect(notices).toEqual([expect.objectContaining({ tone: 'error' })]));
  expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  expect(await heart()).toHaveAccessibleName('Like this post, 0 likes');
});

test('only the author changes a post by its menu', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, kenji);
  const { member } = renderForums(`/forums/${id}`, world);
  await member.click(await screen.findByRole('button', { name: 'Options for Kenji Tanaka’s post' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Copy link', 'Report']);
});

test('a deletion is confirmed in place; Cancel keeps the post and returns the focus', async () => {
  const world = emptyWorld();
  const { id } = addPost(world);
  const { member } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for this post', 'Delete');
  expect(screen.getByText('Delete your post and all its comments?')).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.closest('[role$="dialog"], dialog')).toBeNull();
  await waitFor(() => expect(cancel).toHaveFocus());
  await member.click(cancel);
  expect(screen.queryByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for this post' })).toHaveFocus());
  expect(world.posts).toHaveLength(1);
});

test('a confirmed deletion returns to the list, without the post', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Stays' });
  const { id } = addPost(world, { title: 'Goes' });
  const { member, notices, props } = renderForums('/forums', world);
  await member.click(await screen.findByRole('link', { name: 'Goes' }));
  await chooseMenuItem(member, 'Options for this post', 'Delete');
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('link', { name: 'Stays' })).toBeVisible();
  expect(screen.queryByText('Goes')).not.toBeInTheDocument();
  expect(world.posts.some((post) => post.id === id)).toBe(false);
  expect(notices).toMatchObject([{ tone: 'success', text: 'Your post was deleted.' }]);
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test('a failed deletion shows its error at the confirmation', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Tough' });
  const { member, mockOnce } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for this post', 'Delete');
  mockOnce(deletePost, networkFailure);
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(screen.getByRole('heading', { level: 1, name: 'Tough' })).toBeVisible();
});
