import { chooseMenuItem } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addComment, addMember, addNote, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { admin, kenji, renderForums } from '../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

test("an Admin's menu, confirmation and notice name the author of a post", async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, kenji);
  const { member, notices } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for Kenji Tanaka’s post', 'Delete');
  expect(screen.getByText('Delete Kenji Tanaka’s post and all its comments?')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Kenji Tanaka’s post was deleted.' }]));
  expect(world.posts).toEqual([]);
});

test("an Admin's menu, confirmation and notice name the author of a comment", async () => {
  const world = emptyWorld(admin);
  const { id: forumId } = addPost(world);
  addComment(world, { ...kenji, forumId });
  const { member, notices } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for Kenji Tanaka’s comment', 'Delete');
  expect(screen.getByText('Delete Kenji Tanaka’s comment?')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() =>
    expect(notices).toMatchObject([{ tone: 'success', text: 'Kenji Tanaka’s comment was deleted.' }]),
  );
  expect(world.comments).toEqual([]);
});

test("an Admin's confirmation and notice show the author of a note by their current name", async () => {
  const world = emptyWorld(admin);
  addNote(world, { name: kenji.author, authorID: kenji.authorID, title: 'Radio' });
  addMember(world, { id: kenji.authorID, name: 'Kenji Sato', picture: '' });
  const { member, notices } = renderForums('/recommendations', world);
  await screen.findByRole('link', { name: 'Kenji Sato' });
  await chooseMenuItem(member, 'Options for “Radio”', 'Delete');
  expect(screen.getByText('Delete Kenji Sato’s note?')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Kenji Sato’s note was deleted.' }]));
});

test('an Admin can delete what others wrote, not edit it', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, kenji);
  const { member } = renderForums(`/forums/${id}`, world);
  await member.click(await screen.findByRole('button', { name: 'Options for Kenji Tanaka’s post' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

test('an Admin sees the texts of an author at their own posts', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world);
  const { member, notices } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for this post', 'Delete');
  expect(screen.getByText('Delete your post and all its comments?')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Your post was deleted.' }]));
});
