import { createComment, listComments, updateComment } from '@seed/contracts/comments';
import { createNote, listNotes, updateNote } from '@seed/contracts/notes';
import { createPost, getPost, listPosts, updatePost } from '@seed/contracts/posts';
import { chooseMenuItem, refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { addComment, addNote, addPost, emptyWorld } from './standalone/forums-world.ts';
import { renderForums } from './testing/render-forums.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = async ({ member }: ReturnType<typeof renderForums>, field: string, text: string) =>
  member.type(await screen.findByRole('textbox', { name: field }), text);

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function worldWithPost() {
  const world = emptyWorld();
  const { id } = addPost(world);
  addComment(world, { forumId: id });
  addNote(world);
  return { world, id };
}

test.each([
  ['posts', '/forums', listPosts],
  ['notes', '/recommendations', listNotes],
  ['comments', '/forums/1', listComments],
])('the list of %s gives a reason and a way to try again, however it fails', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderForums(at, worldWithPost().world);
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

test('a post gives a reason and a way to try again, however it fails', async () => {
  jest.useFakeTimers();
  const portal = renderForums('/forums/1', worldWithPost().world);
  const isMissing = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getPost, advance, except: isMissing })).toEqual([]);
});

test('a new post is still typed and a reason is shown, however it fails', async () => {
  const portal = renderForums('/forums/new', emptyWorld());
  await type(portal, 'Title', 'Bees');
  await type(portal, 'Content', 'Who has some?');
  expect(await refusedForm(portal, { endpoint: createPost, submit: 'Post' })).toEqual([]);
});

test('a changed post is still typed and a reason is shown, however it fails', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}/edit`, world);
  await type(portal, 'Title', ' and honey');
  expect(await refusedForm(portal, { endpoint: updatePost, submit: 'Save' })).toEqual([]);
});

test('a new comment is still typed and a reason is shown, however it fails', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}`, world);
  await type(portal, 'Add a comment', 'I have.');
  expect(await refusedForm(portal, { endpoint: createComment, submit: 'Comment' })).toEqual([]);
});

test('a changed comment is still typed and a reason is shown, however it fails', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(portal.member, 'Options for your comment', 'Edit');
  await type(portal, 'Edit your comment', ', too');
  expect(await refusedForm(portal, { endpoint: updateComment, submit: 'Save' })).toEqual([]);
});

test('a new note is still typed and a reason is shown, however it fails', async () => {
  const portal = renderForums('/recommendations/new', emptyWorld());
  await type(portal, 'Title', 'Radio');
  expect(await refusedForm(portal, { endpoint: createNote, submit: 'Pin it' })).toEqual([]);
});

test('a changed note is still typed and a reason is shown, however it fails', async () => {
  const { world } = worldWithPost();
  const portal = renderForums(`/recommendations/${world.notes[0]?.id}/edit`, world);
  await type(portal, 'Title', ' hour');
  expect(await refusedForm(portal, { endpoint: updateNote, submit: 'Save' })).toEqual([]);
});
