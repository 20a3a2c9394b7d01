import { createComment } from '@seed/forums-contracts/comments';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addComment } from '../../standalone/forums-world.ts';
import { renderForums } from '../../testing/render-forums.ts';
import { worldWithPost, comments } from '../../testing/comments-on-screen.ts';

beforeEach(() => localStorage.clear());

const line = () => screen.findByRole('textbox', { name: 'Add a comment' });
const posted = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));
const send = () => screen.getByRole('button', { name: 'Comment' });

test('a comment is added at the end, and the field is empty again', async () => {
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

test('a comment that could not be sent keeps its input, and a second try adds it once', async () => {
  const { world, forumId } = worldWithPost();
  const { member, mockOnce, requests } = renderForums(`/forums/${forumId}`, world);
  await member.type(await line(), 'Careful');
  mockOnce(createComment, () => {
    // The request arrived, but its response did not.
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

test('a draft of a comment survives a reload', async () => {
  const { world, forumId } = worldWithPost();
  const before = renderForums(`/forums/${forumId}`, world);
  await before.member.type(await line(), 'Half a');
  before.reload();
  expect(await line()).toHaveValue('Half a');
});

test('a comment that is too long shows an error and is not sent', async () => {
  const { world, forumId } = worldWithPost();
  const { member, calls } = renderForums(`/forums/${forumId}`, world);
  await member.click(await line());
  await member.paste('x'.repeat(5001));
  await member.click(send());
  expect(await screen.findByText(/The comment can have at most 5000 characters/)).toBeVisible();
  expect(await line()).toHaveFocus();
  expect(posted(calls())).toEqual([]);
});
