import { getComment, updateComment } from '@seed/forums-contracts/comments';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addComment } from '../../standalone/forums-world.ts';
import { renderForums } from '../../testing/render-forums.ts';
import { worldWithPost, comments } from '../../testing/comments-on-screen.ts';

beforeEach(() => localStorage.clear());

test('the author edits a comment in its place', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Tpyo' });
  const { member, requests } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const editor = await screen.findByRole('textbox', { name: 'Edit your comment' });
  await waitFor(() => expect(editor).toHaveFocus());
  await member.clear(editor);
  await member.type(editor, 'Typo');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).not.toBeInTheDocument());
  expect(comments()).toEqual(['Typo']);
  expect(
    requests.find(({ method, url }) => method === 'PUT' && !url.endsWith('/reading'))?.headers.get('if-match'),
  ).toBe('"1-0"');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for your comment' })).toHaveFocus());
});

test('cancelling an edit leaves the comment as it was', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'As it was' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  await member.type(await screen.findByRole('textbox', { name: 'Edit your comment' }), ' not');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(comments()).toEqual(['As it was']);
  expect(localStorage).toHaveLength(0);
});

test('a conflicting edit of a comment keeps the text and is saved when the author saves again', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const editor = await screen.findByRole('textbox', { name: 'Edit your comment' });
  await member.clear(editor);
  await member.type(editor, 'Mine');
  world.comments = world.comments.map((comment) => ({ ...comment, content: 'From the phone', version: 2 }));
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
  expect(editor).toHaveValue('Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.comments[0]?.content).toBe('Mine'));
});

test('a comment that changed since it was read is not overwritten', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  mockOnce(updateComment, () => {
    throw new MockProblemError('precondition_failed');
  });
  await member.type(await screen.findByRole('textbox', { name: 'Edit your comment' }), '!');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
});

test('a failed edit keeps its input', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  mockOnce(getComment, networkFailure);
  await member.type(await screen.findByRole('textbox', { name: 'Edit your comment' }), '!');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(screen.getByRole('textbox', { name: 'Edit your comment' })).toHaveValue('First!');
});
