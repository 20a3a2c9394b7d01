import { createComment } from '@seed/forums-contracts/comments';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, emptyWorld, addPost, repliesTo } from '../../../standalone/forums-world.ts';
import { comments, worldWithPost } from '../../../testing/comments-on-screen.ts';
import { kenji, renderForums } from '../../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const replyButton = () => screen.findByRole('button', { name: 'Reply to Kenji Tanaka' });
const input = () => screen.findByRole('textbox', { name: 'Your reply to Kenji Tanaka' });
const rowOf = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

function worldWithComment() {
  const { world, forumId } = worldWithPost();
  const comment = addComment(world, { ...kenji, forumId, content: 'A roof?' });
  return { world, forumId, comment };
}

test('a reply is written in its place and appears below the comment, before later ones', async () => {
  const { world, forumId, comment } = worldWithComment();
  addComment(world, { forumId, content: 'Later' });
  const { member, announcements } = renderForums(`/forums/${forumId}`, world);
  await member.click(await replyButton());
  await waitFor(async () => expect(await input()).toHaveFocus());
  await member.type(await input(), 'Yes, a roof');
  await member.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(comments()).toEqual(['A roof?', 'Yes, a roof', 'Later']));
  expect(world.comments[0]).toMatchObject({ replyTo: comment.id, threadId: comment.id });
  expect(announcements).toContain('Your reply was added.');
  expect(await replyButton()).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Comments 3' })).toBeVisible();
});

test('a reply to a reply stands in the same thread and names the comment that it replies to', async () => {
  const { world, forumId, comment } = worldWithComment();
  const reply = addComment(world, { forumId, content: 'Which one?', ...repliesTo(comment) });
  addComment(world, { forumId, content: 'Another matter' });
  addComment(world, { ...kenji, forumId, content: 'The green one', ...repliesTo(reply) });
  renderForums(`/forums/${forumId}`, world);
  await screen.findByText('The green one');
  expect(comments()).toEqual(['A roof?', 'Which one?', 'The green one', 'Another matter']);
  const row = within(await rowOf('The green one'));
  expect(row.getByRole('link', { name: `In reply to ${reply.author}` })).toHaveAttribute(
    'href',
    `/forums/${forumId}?comment=${reply.id}`,
  );
  const direct = within(await rowOf('Which one?'));
  expect(direct.getByText('In reply to Kenji Tanaka')).toBeInTheDocument();
  expect(direct.queryByRole('link', { name: /^In reply/ })).not.toBeInTheDocument();
});

test('a reply to a comment that is not loaded stands at its own time and leads to it', async () => {
  const { world, forumId, comment } = worldWithComment();
  for (let number = 1; number <= 20; number += 1) addComment(world, { forumId, content: `Number ${number}` });
  addComment(world, { forumId, content: 'Late reply', ...repliesTo(comment) });
  const { member } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Late reply');
  expect(comments().at(-1)).toBe('Late reply');
  const link = within(await rowOf('Late reply')).getByRole('link', { name: 'In reply to Kenji Tanaka' });
  expect(link).toHaveAttribute('href', `/forums/${forumId}?comment=${comment.id}`);
  await member.click(screen.getByRole('button', { name: 'Show earlier comments' }));
  await screen.findByText('A roof?');
  expect(comments().slice(0, 2)).toEqual(['A roof?', 'Late reply']);
});

test('Escape closes the form, and what was typed is there again', async () => {
  const { world, forumId } = worldWithComment();
  const { member, calls } = renderForums(`/forums/${forumId}`, world);
  await member.click(await replyButton());
  await member.type(await input(), 'Half a{Escape}');
  await waitFor(async () => expect(await replyButton()).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: /^Your reply/ })).not.toBeInTheDocument();
  await member.keyboard('{Enter}');
  expect(await input()).toHaveValue('Half a');
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('a reply that could not be sent keeps its text', async () => {
  const { world, forumId } = worldWithComment();
  const { member, mockOnce } = renderForums(`/forums/${forumId}`, world);
  await member.click(await replyButton());
  await member.type(await input(), 'Careful');
  mockOnce(createComment, networkFailure);
  await member.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await input()).toHaveValue('Careful');
});

test('a reply to a comment that was deleted meanwhile shows why it was not stored', async () => {
  const { world, forumId } = worldWithComment();
  const { member } = renderForums(`/forums/${forumId}`, world);
  await member.click(await replyButton());
  await member.type(await input(), 'Too late');
  world.comments = [];
  await member.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await input()).toHaveValue('Too late');
});

test('a closed post takes no replies', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world, { ...kenji, closed: true });
  addComment(world, { ...kenji, forumId, content: 'Final word' });
  renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Final word');
  expect(screen.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
});
