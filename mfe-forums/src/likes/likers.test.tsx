import { getComment } from '@seed/forums-contracts/comments';
import { listProfiles } from '@seed/community-contracts/profiles';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { presentComment } from '../standalone/present.ts';
import { addComment, addMember, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

function likedWorld(usersWhoLiked: string[]) {
  const world = emptyWorld();
  const { id: forumId } = addPost(world, { ...kenji, usersWhoLiked });
  const comment = addComment(world, { ...kenji, forumId, usersWhoLiked });
  for (const [member, name] of [
    ['ana', 'Ana Torres'],
    ['rin', 'Rin Inoue'],
  ] as const) {
    addMember(world, { id: member, name, picture: '' });
  }
  return { world, forumId, comment };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Liked by' }));

test('the number of likes of a post opens the dialog, and closing it leads back to the post', async () => {
  const { world, forumId } = likedWorld(['ana', 'rin']);
  const { member, props } = renderForums(`/forums/${forumId}`, world);
  await member.click(await screen.findByRole('button', { name: '2 likes of this post: show the members' }));
  await dialog();
  expect(props.navigation.getLocation().pathname).toBe(`/forums/${forumId}/likes`);
  await member.keyboard('{Escape}');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe(`/forums/${forumId}`));
});

test('the address of the likes shows the members, newest first, and leads to their profiles', async () => {
  const { world, forumId } = likedWorld(['ana', 'rin']);
  renderForums(`/forums/${forumId}/likes`, world);
  const shown = await dialog();
  await shown.findByRole('link', { name: 'Rin Inoue' });
  const links = shown.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Rin Inoue', 'Ana Torres']);
  expect(links[0]).toHaveAttribute('href', '/community/profiles/rin');
});

test('the number of likes of a comment shows its members, and counts those who are not listed', async () => {
  const { world, forumId, comment } = likedWorld(['ana']);
  const portal = renderForums(`/forums/${forumId}`, world);
  const count = await screen.findByRole('button', { name: '1 like of the comment by Kenji Tanaka: show the members' });
  portal.mockOnce(getComment, () => ({ data: { ...presentComment(world, comment), likeCount: 15 } }));
  await portal.member.click(count);
  const shown = await dialog();
  expect(await shown.findByText('and 14 more')).toBeVisible();
  expect(portal.props.navigation.getLocation().pathname).toBe(`/forums/${forumId}/comments/${comment.id}/likes`);
});

test('likers whose names do not load are still listed', async () => {
  const { world, forumId } = likedWorld(['ana']);
  const portal = renderForums(`/forums/${forumId}/likes`, world);
  portal.refuse(listProfiles, networkFailure);
  const shown = await dialog();
  expect(await shown.findByRole('link', { name: 'A member' })).toHaveAttribute('href', '/community/profiles/ana');
});

test('likes that do not load show the reason and a retry', async () => {
  const { world, forumId } = likedWorld(['ana']);
  const portal = renderForums(`/forums/${forumId}`, world);
  const count = await screen.findByRole('button', { name: /^1 like of the comment/ });
  portal.mockOnce(getComment, () => {
    throw new MockProblemError('forbidden');
  });
  await portal.member.click(count);
  const shown = await dialog();
  expect(await shown.findByText('The members did not load')).toBeVisible();
  await portal.member.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('link', { name: 'Ana Torres' })).toBeVisible();
});
