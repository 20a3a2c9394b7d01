import { chooseMenuItem } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addComment } from '../../../standalone/forums-world.ts';
import { worldWithPost } from '../../../testing/comments-on-screen.ts';
import { kenji, renderForums } from '../../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const menu = 'Options for Kenji Tanaka’s comment';

/** Quotes a comment with this text and returns the text of the form. */
async function quoted(
  content: string,
): Promise<{ field: HTMLTextAreaElement; portal: ReturnType<typeof renderForums> }> {
  const { world, forumId } = worldWithPost();
  addComment(world, { ...kenji, forumId, content });
  const portal = renderForums(`/forums/${forumId}`, world);
  await chooseMenuItem(portal.member, menu, 'Quote');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply to Kenji Tanaka' });
  return { field, portal };
}

test('a quote begins the reply, and the member writes after it', async () => {
  const { field, portal } = await quoted('A roof?\n\n> Older\nOr a wall?');
  expect(field).toHaveValue('> A roof?\n> Or a wall?\n\n');
  await waitFor(() => expect(field).toHaveFocus());
  await portal.member.keyboard('A wall');
  expect(field).toHaveValue('> A roof?\n> Or a wall?\n\nA wall');
});

test.each([
  ['of many lines', 'One\nTwo\nThree\nFour', '> One\n> Two\n> Three…\n\n'],
  ['of many characters', '日'.repeat(301), `> ${'日'.repeat(300)}…\n\n`],
])('a text %s is cut', async (_, content, expected) => {
  const { field } = await quoted(content);
  expect(field).toHaveValue(expected);
});

test('a quote leaves the reply that was begun before as it was', async () => {
  const { world, forumId } = worldWithPost();
  addComment(world, { ...kenji, forumId, content: 'A roof?' });
  const { member } = renderForums(`/forums/${forumId}`, world);
  const field = () => screen.findByRole('textbox', { name: 'Your reply to Kenji Tanaka' });
  await member.click(await screen.findByRole('button', { name: 'Reply to Kenji Tanaka' }));
  await member.type(await field(), 'Begun{Escape}');
  await chooseMenuItem(member, menu, 'Quote');
  expect(await field()).toHaveValue('> A roof?\n\n');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await member.keyboard('{Escape}');
  await member.click(await screen.findByRole('button', { name: 'Reply to Kenji Tanaka' }));
  expect(await field()).toHaveValue('Begun');
});
