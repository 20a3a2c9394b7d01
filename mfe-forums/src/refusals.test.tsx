import { listProfiles } from '@seed/community-contracts/profiles';
import { createUpload } from '@seed/contracts/uploads';
import {
  createComment,
  deleteComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@seed/forums-contracts/comments';
import {
  createNote,
  deleteNote,
  getNote,
  likeNote,
  listNotes,
  unlikeNote,
  updateNote,
} from '@seed/forums-contracts/notes';
import {
  createPost,
  deletePost,
  getPost,
  likePost,
  listPosts,
  unlikePost,
  updatePost,
} from '@seed/forums-contracts/posts';
import {
  chooseMenuItem,
  mockUser,
  refusals,
  refusedAction,
  refusedForm,
  refusedPage,
  renderModule,
} from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { commentsPerPage, notesPerPage, postsPerPage } from './constants.ts';
import { ClubConversations } from './features/posts/club-conversations.tsx';
import { MemberPosts } from './features/posts/member-posts.tsx';
import { MemberNotes } from './features/recommendations/member-notes.tsx';
import { forumsMocks } from './standalone/forums-mocks.ts';
import { addComment, addNote, addPost, emptyWorld } from './standalone/forums-world.ts';
import { kenji, renderForums } from './testing/render-forums.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time is more than the first page of a list needs to load. */
const firstPageMs = 1000;
const type = async ({ member }: ReturnType<typeof renderForums>, field: string, text: string) =>
  member.type(await screen.findByRole('textbox', { name: field }), text);

/**
 * Failures with another outcome: a missing entity is removed from the page, and a response without content is never
 * malformed.
 */
const isOther = ({ status }: { readonly status: number }) => status === 404 || status === 200;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function worldWithPost(usersWhoLiked: string[] = []) {
  const world = emptyWorld();
  const { id } = addPost(world, { usersWhoLiked });
  addComment(world, { forumId: id, usersWhoLiked });
  addNote(world, { usersWhoLiked });
  return { world, id };
}

test.each([
  ['posts', '/forums', listPosts],
  ['notes', '/recommendations', listNotes],
  ['comments', '/forums/1', listComments],
])('the list of %s shows the reason of every failure and a retry', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderForums(at, worldWithPost().world);
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

/** Two pages of posts, comments and notes. */
function longWorld() {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  for (let row = 0; row < postsPerPage; row += 1) addPost(world);
  for (let row = 0; row <= commentsPerPage; row += 1) addComment(world, { forumId });
  for (let row = 0; row <= notesPerPage; row += 1) addNote(world);
  return world;
}

test.each([
  ['posts', '/forums', listPosts, 'Load more'],
  ['notes', '/recommendations', listNotes, 'Load more'],
  ['comments', '/forums/1', listComments, 'Show earlier comments'],
])(
  'the next page of %s shows the reason of every failure and a retry',
  async (...[, at, endpoint, button]) => {
    jest.useFakeTimers();
    const portal = renderForums(at, longWorld());
    await advance(firstPageMs);
    const rows = () => screen.getAllByRole('article').length;
    const first = rows();
    expect(await refusedPage(portal, { endpoint, button, advance })).toEqual([]);
    expect(rows()).toBeGreaterThan(first);
  },
  120_000,
);

test.each([
  ['a club', () => <ClubConversations clubKey="Geography" name="Geography" />, listPosts],
  ['what a member wrote', () => <MemberPosts memberId={kenji.authorID} name={kenji.author} />, listPosts],
  ['the notes of a member', () => <MemberNotes memberId={kenji.authorID} name={kenji.author} />, listNotes],
])('the section of %s shows the reason of every failure and a retry', async (_what, Section, endpoint) => {
  jest.useFakeTimers();
  const portal = renderModule(Section, { at: '/clubs/geography', basename: '/', handlers: forumsMocks(emptyWorld()) });
  expect(await refusedPage(portal, { endpoint, advance })).toEqual([]);
});

test.each(refusals)('posts stay readable with the names at the time of writing: $title', async ({ respond }) => {
  const world = emptyWorld();
  addPost(world, { title: 'Bees', ...kenji });
  const portal = renderForums('/forums', world);
  portal.refuse(listProfiles, respond);
  await waitFor(() => expect(portal.calls().some((call) => call.includes('/users?'))).toBe(true));
  expect(await screen.findByRole('link', { name: kenji.author })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bees' })).toBeVisible();
  expect(portal.crashes).toEqual([]);
});

test('a picture of a post that cannot be uploaded shows the reason of every failure', async () => {
  const portal = renderForums('/forums/new', emptyWorld());
  await type(portal, 'Content', 'Look');
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  const drop = () => fireEvent.drop(screen.getByRole('group', { name: 'Pictures' }), { dataTransfer: { files } });
  expect(await refusedAction(portal, { endpoint: createUpload, act: () => void drop() })).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('Look');
});

test.each([
  ['a post', '/forums/1', getPost],
  ['the form for a post', '/forums/1/edit', getPost],
  ['the form for a note', '/recommendations/3/edit', getNote],
])('%s shows the reason of every failed load and a retry', async (_what, at, endpoint) => {
  jest.useFakeTimers();
  const portal = renderForums(at, worldWithPost().world);
  // An entity that does not exist has a page of its own.
  const isMissing = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint, advance, except: isMissing })).toEqual([]);
});

test.each([
  ['post', '/forums/1', 'Options for this post', deletePost],
  ['comment', '/forums/1', 'Options for your comment', deleteComment],
  ['note', '/recommendations', 'Options for “Note 3”', deleteNote],
])('a %s that cannot be deleted stays and shows the reason of every failure', async (...[, at, menu, endpoint]) => {
  const portal = renderForums(at, worldWithPost().world);
  await chooseMenuItem(portal.member, menu, 'Delete');
  const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await refusedAction(portal, { endpoint, act: confirm, except: isOther })).toEqual([]);
  expect(screen.getByText(/^Delete your .*\?$/)).toBeVisible();
});

test.each([
  ['a like of a post', '/forums/1', 0, likePost],
  ['a like of a comment', '/forums/1', 1, likeComment],
  ['a like of a note', '/recommendations', 0, likeNote],
  ['a withdrawn like of a post', '/forums/1', 0, unlikePost],
  ['a withdrawn like of a comment', '/forums/1', 1, unlikeComment],
  ['a withdrawn like of a note', '/recommendations', 0, unlikeNote],
])('%s that is refused is undone and shows the reason of every failure', async (...[, at, which, endpoint]) => {
  const isLiked = endpoint.method === 'DELETE';
  const portal = renderForums(at, worldWithPost(isLiked ? [mockUser.id] : []).world);
  // The comments appear after the post.
  const heart = () =>
    waitFor(() => {
      const likes = screen.getAllByRole('button', { name: /like/i }).filter((one) => one.hasAttribute('aria-pressed'));
      const found = likes[which];
      if (!found) throw new Error('there is nothing to like');
      return found;
    });
  const press = async () => fireEvent.click(await heart());
  expect(await refusedAction(portal, { endpoint, act: press, except: isOther })).toEqual([]);
  expect(await heart()).toHaveAttribute('aria-pressed', String(isLiked));
});

test('a new post keeps its input and shows the reason of every failure', async () => {
  const portal = renderForums('/forums/new', emptyWorld());
  await type(portal, 'Title', 'Bees');
  await type(portal, 'Content', 'Who has some?');
  expect(await refusedForm(portal, { endpoint: createPost, submit: 'Post' })).toEqual([]);
});

test('a changed post keeps its input and shows the reason of every failure', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}/edit`, world);
  await type(portal, 'Title', ' and honey');
  expect(await refusedForm(portal, { endpoint: updatePost, submit: 'Save' })).toEqual([]);
});

test('a new comment keeps its input and shows the reason of every failure', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}`, world);
  await type(portal, 'Add a comment', 'I have.');
  expect(await refusedForm(portal, { endpoint: createComment, submit: 'Comment' })).toEqual([]);
});

test('a changed comment keeps its input and shows the reason of every failure', async () => {
  const { world, id } = worldWithPost();
  const portal = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(portal.member, 'Options for your comment', 'Edit');
  await type(portal, 'Edit your comment', ', too');
  expect(await refusedForm(portal, { endpoint: updateComment, submit: 'Save' })).toEqual([]);
});

test('a new note keeps its input and shows the reason of every failure', async () => {
  const portal = renderForums('/recommendations/new', emptyWorld());
  await type(portal, 'Title', 'Radio');
  expect(await refusedForm(portal, { endpoint: createNote, submit: 'Pin it' })).toEqual([]);
});

test('a changed note keeps its input and shows the reason of every failure', async () => {
  const { world } = worldWithPost();
  const portal = renderForums(`/recommendations/${world.notes[0]?.id}/edit`, world);
  await type(portal, 'Title', ' hour');
  expect(await refusedForm(portal, { endpoint: updateNote, submit: 'Save' })).toEqual([]);
});
