import { chooseMenuItem, mockUser } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { admin, kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const editedAt = new Date().toISOString();
const openButton = () => screen.findByRole('button', { name: 'edited: show the former texts' });

test('the author edits a comment and reads its former text in a dialog', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, kenji);
  addComment(world, { forumId: id, content: 'Befor' });
  const { member, props } = renderForums(`/forums/${id}`, world);
  await chooseMenuItem(member, 'Options for your comment', 'Edit');
  const field = await screen.findByRole('textbox', { name: 'Edit your comment' });
  await member.clear(field);
  await member.type(field, 'Before');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await member.click(await openButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Former texts' }));
  expect(await dialog.findByText('Befor')).toBeVisible();
  await member.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(props.navigation.getLocation().pathname).toBe(`/forums/${id}`);
});

test('an Admin reads the former texts of a post with their titles, newest first', async () => {
  const world = emptyWorld(admin);
  const { id } = addPost(world, { ...kenji, editedAt });
  const formerText = (title: string) => ({ title, content: `Text of ${title}`, writtenAt: editedAt });
  world.formerTexts.set(id, [formerText('Second'), formerText('First')]);
  const { member } = renderForums(`/forums/${id}`, world);
  await member.click(await openButton());
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Second', 'First']);
  expect(screen.getByText('Text of First')).toBeVisible();
});

test('other members see that a text was edited, not its former ones', async () => {
  const world = emptyWorld({ ...mockUser, isAdmin: false });
  const { id } = addPost(world, { ...kenji, editedAt });
  renderForums(`/forums/${id}`, world);
  expect(await screen.findByText('edited')).toBeVisible();
  expect(screen.queryByRole('button', { name: /edited/ })).not.toBeInTheDocument();
});

test('the address of former texts shows them over the post, and closing leads to the post', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Now', editedAt });
  world.formerTexts.set(id, [{ title: 'Old', content: 'Once', writtenAt: editedAt }]);
  const { member, props } = renderForums(`/forums/${id}/history`, world);
  expect(await screen.findByText('Once')).toBeVisible();
  await member.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Now' })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe(`/forums/${id}`);
});

test('former texts that may not be read show the reason', async () => {
  const world = emptyWorld({ ...mockUser, isAdmin: false });
  const { id } = addPost(world, { ...kenji, editedAt });
  renderForums(`/forums/${id}/history`, world);
  const dialog = within(await screen.findByRole('dialog', { name: 'Former texts' }));
  expect(await dialog.findByText('The former texts did not load')).toBeVisible();
});
