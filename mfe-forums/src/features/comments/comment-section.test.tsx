import { createComment, getComment, likeComment, listComments, updateComment } from '@seed/contracts/comments';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

function worldWithPost() {
  const world = emptyWorld();
  return { world, forumId: addPost(world, kenji).id };
}

const line = () => screen.findByRole('textbox', { name: 'Add a comment' });
const send = () => screen.getByRole('button', { name: 'Comment' });
const comments = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('article')
    .map((article) => article.querySelector('p:nth-child(2)')?.textContent);
const posted = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));

test('comments are read from the oldest to the newest, earlier ones come above', async () => {
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

test('a comment is added at the end, and the line is empty again', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Before' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Before');
  await member.type(await line(), 'After');
  await member.click(send());
  await waitFor(() => expect(comments()).toEqual(['Before', 'After']));
  expect(await line()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
});

test('Ctrl+Enter sends, Enter starts a new line', async () => {
  const { world, forumId } = worldWithPost();
  const { member } = renderForums(`/forums/${forumId}`, world);
  await member.type(await line(), 'One{Enter}Two{Control>}{Enter}{/Control}');
  await waitFor(() => expect(world.comments[0]?.content).toBe('One\nTwo'));
});

test('a blank comment is ignored', async () => {
  const { world, forumId } = worldWithPost();
  const { member, calls } = renderForums(`/forums/${forumId}`, world);
  await member.type(await line(), '   {Enter} ');
  await member.click(send());
  expect(posted(calls())).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a comment that could not be sent stays typed, and sending it again does not double it', async () => {
  const { world, forumId } = worldWithPost();
  const { member, mockOnce, requests } = renderForums(`/forums/${forumId}`, world);
  await member.type(await line(), 'Careful');
  mockOnce(createComment, () => {
    // It arrived, but the response did not.
    addComment(world, { forumId, content: 'Careful' });
    return networkFailure();
  });
  await member.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await line()).toHaveValue('Careful');
  await member.click(send());
  await waitFor(async () => expect(await line()).toHaveValue(''));
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a half-written comment survives a reload', async () => {
  const { world, forumId } = worldWithPost();
  const before = renderForums(`/forums/${forumId}`, world);
  await before.member.type(await line(), 'Half a');
  before.reload();
  expect(await line()).toHaveValue('Half a');
});

test('a comment that is too long is refused and not sent', async () => {
  const { world, forumId } = worldWithPost();
  const { member, calls } = renderForums(`/forums/${forumId}`, world);
  await member.click(await line());
  await member.paste('x'.repeat(5001));
  await member.click(send());
  expect(await screen.findByText(/The comment can have at most 5000 characters/)).toBeVisible();
  expect(await line()).toHaveFocus();
  expect(posted(calls())).toEqual([]);
});

test('its author edits a comment where it stands', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Tpyo' });
  const { member, requests } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const editor = screen.getByRole('textbox', { name: 'Edit your comment' });
  expect(editor).toHaveFocus();
  await member.clear(editor);
  await member.type(editor, 'Typo');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).not.toBeInTheDocument());
  expect(comments()).toEqual(['Typo']);
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for your comment' })).toHaveFocus());
});

test('cancelling an edit leaves the comment as it was', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'As it was' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  await member.type(screen.getByRole('textbox', { name: 'Edit your comment' }), ' not');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(comments()).toEqual(['As it was']);
  expect(localStorage).toHaveLength(0);
});

test('an edit of a comment that was changed elsewhere keeps the text and is saved when the author insists', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const editor = screen.getByRole('textbox', { name: 'Edit your comment' });
  await member.clear(editor);
  await member.type(editor, 'Mine');
  world.comments = world.comments.map((comment) => ({ ...comment, content: 'From the phone', version: 2 }));
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
  expect(editor).toHaveValue('Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.comments[0]?.content).toBe('Mine'));
});

test('a change that arrives between reading and saving is noticed by the service', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  mockOnce(updateComment, () => {
    throw new MockProblemError('precondition_failed');
  });
  await member.type(screen.getByRole('textbox', { name: 'Edit your comment' }), '!');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('changed elsewhere');
});

test('an edit that fails keeps what was typed', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'First' });
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  mockOnce(getComment, networkFailure);
  await member.type(screen.getByRole('textbox', { name: 'Edit your comment' }), '!');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(screen.getByRole('textbox', { name: 'Edit your comment' })).toHaveValue('First!');
});

test('its author deletes a comment after a question in place', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { forumId, content: 'Stays' });
  addComment(world, { forumId, content: 'Goes' });
  const { member, notices } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Goes');
  const [, menu] = screen.getAllByRole('button', { name: 'Options for your comment' });
  await member.click(menu as HTMLElement);
  await member.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(comments()).toEqual(['Stays']));
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Comments' })).toHaveFocus());
  expect(notices).toEqual([{ tone: 'success', text: 'Your comment was deleted.' }]);
  expect(world.comments).toHaveLength(1);
});

test("another member's comment has no menu", async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { ...kenji, forumId, content: 'By Kenji' });
  renderForums(`/forums/${forumId}`, world);
  await screen.findByText('By Kenji');
  expect(screen.queryByRole('button', { name: 'Options for your comment' })).not.toBeInTheDocument();
});

test('a like of a comment shows at once and is taken back when it fails', async () => {
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

test('comments that do not load leave the post, and can be loaded again', async () => {
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
