import { restorePost } from '@seed/forums-contracts/restorations';
import { MockProblemError, chooseMenuItem } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { addComment, addNote, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { renderForums } from '../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

type Rendered = ReturnType<typeof renderForums>;

async function remove({ member }: Rendered, menu: string): Promise<void> {
  await chooseMenuItem(member, menu, 'Delete');
  await member.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
}

async function undo({ notices }: Rendered, deleted: string): Promise<void> {
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ text: deleted, action: { label: 'Undo' } }));
  act(() => notices.at(-1)?.action?.onPress());
}

test('the deletion of a post is undone from the list, and the post has its comments', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Kites' });
  addComment(world, { forumId: id, content: 'Lovely' });
  const portal = renderForums(`/forums/${id}`, world);
  await remove(portal, 'Options for this post');
  expect(await screen.findByText('No conversations available')).toBeVisible();
  await undo(portal, 'Your post was deleted.');
  await portal.member.click(await screen.findByRole('link', { name: 'Kites' }));
  expect(await screen.findByText('Lovely')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  expect(portal.notices.at(-1)).toEqual({ tone: 'success', text: 'Your post is back.' });
});

test('the deletion of a comment is undone, and it counts again', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  addComment(world, { forumId, content: 'Lovely' });
  const portal = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Lovely');
  await remove(portal, 'Options for your comment');
  expect(await screen.findByText('No comments yet. Yours could be the first.')).toBeVisible();
  await undo(portal, 'Your comment was deleted.');
  expect(await screen.findByText('Lovely')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
});

test('the deletion of a note is undone', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Lanterns' });
  const portal = renderForums('/recommendations', world);
  await remove(portal, 'Options for “Lanterns”');
  expect(await screen.findByText('No notes on the board yet')).toBeVisible();
  await undo(portal, 'Your note was deleted.');
  expect(await screen.findByRole('heading', { name: 'Lanterns' })).toBeVisible();
  expect(portal.notices.at(-1)).toEqual({ tone: 'success', text: 'Your note is back.' });
});

test('an undo that comes too late is reported, and the post stays deleted', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Kites' });
  const portal = renderForums(`/forums/${id}`, world);
  await remove(portal, 'Options for this post');
  expect(await screen.findByText('No conversations available')).toBeVisible();
  portal.mockOnce(restorePost, () => {
    throw new MockProblemError('not_found');
  });
  await undo(portal, 'Your post was deleted.');
  await waitFor(() => expect(portal.notices.at(-1)).toEqual({ tone: 'error', text: 'It is too late to undo this.' }));
  expect(screen.queryByText('Kites')).not.toBeInTheDocument();
});
