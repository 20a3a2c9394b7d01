import { chooseMenuItem, mockUser, networkFailure } from '@seed/portal-sdk/testing';
import { reportPost } from '@seed/forums-contracts/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, addNote, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import type { ForumsWorld } from '../../standalone/forums-world.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

interface Filled {
  readonly reason: string;
  readonly text?: string;
}

type Portal = ReturnType<typeof renderForums>;

const memberWorld = (): ForumsWorld => emptyWorld({ ...mockUser, isAdmin: false });
const byKenji = { name: kenji.author, author: 'kenji@seed.example', authorID: kenji.authorID };

async function report({ member }: Portal, title: string, { reason, text = '' }: Filled): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await member.click(dialog.getByRole('button', { name: /What is wrong with it/ }));
  await member.click(await screen.findByRole('option', { name: reason }));
  if (text !== '') await member.type(screen.getByRole('textbox', { name: 'Tell the Admins more' }), text);
  await member.click(screen.getByRole('button', { name: 'Report' }));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a member reports a post of another member with a reason and a text', async () => {
  const world = memberWorld();
  const { id } = addPost(world, kenji);
  const portal = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(portal.member, 'Options for Kenji Tanaka’s post', 'Report');
  await report(portal, 'Report this post', { reason: 'It is wrong or misleading', text: 'The date is over.' });
  await closed();
  expect(world.reports.get(id)).toEqual({ reason: 'wrong', text: 'The date is over.' });
  expect(portal.notices).toEqual([{ tone: 'success', text: 'Thank you. An Admin will look at it.' }]);
  expect(portal.props.navigation.getLocation().pathname).toBe(`/forums/${id}`);
});

test('a member reports a comment', async () => {
  const world = memberWorld();
  const { id: forumId } = addPost(world);
  const { id } = addComment(world, { ...kenji, forumId });
  const portal = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(portal.member, 'Options for Kenji Tanaka’s comment', 'Report');
  await report(portal, 'Report this comment', { reason: 'It is advertising or spam' });
  await closed();
  expect(world.reports.get(id)).toEqual({ reason: 'spam', text: '' });
});

test('a member reports a note', async () => {
  const world = memberWorld();
  const { id } = addNote(world, { ...byKenji, title: 'Good' });
  const portal = renderForums('/recommendations', world);
  await chooseMenuItem(portal.member, 'More about “Good”', 'Report');
  await report(portal, 'Report this note', { reason: 'It is advertising or spam' });
  await closed();
  expect(world.reports.get(id)).toEqual({ reason: 'spam', text: '' });
});

test('without a reason, and for something else without a text, the dialog shows the missing part', async () => {
  const world = memberWorld();
  const { id } = addPost(world, kenji);
  const portal = renderForums(`/forums/${id}/report`, world);
  await portal.member.click(await screen.findByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Please choose a reason.')).toBeVisible();
  await report(portal, 'Report this post', { reason: 'Something else' });
  expect(await screen.findByText('Please say what is wrong.')).toBeVisible();
  expect(world.reports.size).toBe(0);
});

test('a report that fails keeps the text and shows the reason', async () => {
  const world = memberWorld();
  const { id } = addPost(world, kenji);
  const portal = renderForums(`/forums/${id}/report`, world);
  await screen.findByRole('dialog');
  portal.mockOnce(reportPost, networkFailure);
  await report(portal, 'Report this post', { reason: 'It is advertising or spam', text: 'Watches' });
  expect(await screen.findByRole('alert')).toHaveTextContent('connection');
  expect(screen.getByRole('textbox', { name: 'Tell the Admins more' })).toHaveValue('Watches');
});

test('the author of a hidden post sees that it is hidden, and why', async () => {
  const world = memberWorld();
  const hidden = { since: new Date().toISOString(), message: 'No advertising, please.' };
  const { id } = addPost(world, { hidden });
  renderForums(`/forums/${id}`, world);
  const notice = 'An Admin has hidden this. Only its author and Admins see it. No advertising, please.';
  expect(await screen.findByText(notice)).toBeVisible();
});
