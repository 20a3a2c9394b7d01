import { likeComment, listComments } from '@seed/forums-contracts/comments';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment } from '../../standalone/forums-world.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';
import { worldWithPost, comments } from '../../testing/comments-on-screen.ts';

beforeEach(() => localStorage.clear());

test('comments are shown from the oldest to the newest, and earlier ones load above', async () => {
  const { world, forumId } = worldWithPost();
  for (let number = 1; number <= 23; number += 1) addComment(world, { forumId, content: `Number ${number}` });
  const { member, announcements } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Number 23');
  expect(comments()[0]).toBe('Number 4');
  expect(comments().at(-1)).toBe('Number 23');
  await member.click(screen.getByRole('button', { name: 'Show earlier comments' }));
  await screen.findByText('Number 1');
  expect(comments()[0]).toBe('Number 1');
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Comments' })).toHaveFocus();
  expect(announcements).toEqual(['3 earlier comments']);
});

test('the author deletes a comment after a confirmation in place', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Stays' });
  addComment(world, { forumId, content: 'Goes' });
  const { member, notices } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Goes');
  const [, menu] = screen.getAllByRole('button', { name: 'Options for your comment' });
  await member.click(menu as HTMLElement);
  await member.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  const confirm = screen.getByRole('button', { name: 'Yes, Delete' });
  expect(confirm.closest('article')).toContainElement(screen.getByText('Goes'));
  await member.click(confirm);
  await waitFor(() => expect(comments()).toEqual(['Stays']));
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Comments' })).toHaveFocus());
  expect(notices).toMatchObject([{ tone: 'success', text: 'Your comment was deleted.' }]);
  expect(world.comments).toHaveLength(1);
});

test("the menu of another member's comment changes nothing", async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { ...kenji, forumId, content: 'By Kenji' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await member.click(await screen.findByRole('button', { name: 'Options for Kenji Tanaka’s comment' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Quote', 'Copy link', 'Report']);
});

test('a like of a comment shows at once and is undone when it fails', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { ...kenji, forumId });
  const { member, mockOnce, notices } = renderForums(`/forums/${forumId}`, world);
  const heart = await screen.findByRole('button', { name: 'Like the comment by Kenji Tanaka, 0 likes' });
  await member.click(heart);
  expect(heart).toHaveAccessibleName('Like the comment by Kenji Tanaka, 1 like');
  await waitFor(() => expect(world.comments[0]?.usersWhoLiked).toHaveLength(1));
  await member.click(heart);
  await waitFor(() => expect(world.comments[0]?.usersWhoLiked).toHaveLength(0));
  mockOnce(likeComment, networkFailure);
  await member.click(heart);
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('comments that fail to load leave the post in place and can be loaded again', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Here' });
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  mockOnce(listComments, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByText('The comments did not load')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
});
