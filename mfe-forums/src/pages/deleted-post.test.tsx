import { getPost } from '@seed/forums-contracts/posts';
import { chooseMenuItem } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { addPost, emptyWorld } from '../standalone/forums-world.ts';
import { renderForums } from '../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

test('the page of a post that the member has deleted does not show it again, also before a response', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { title: 'Kites' });
  const { member, props, mockOnce } = renderForums(`/forums/${id}`, world);
  await screen.findByRole('heading', { level: 1, name: 'Kites' });
  await chooseMenuItem(member, 'Options for this post', 'Delete');
  await member.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByText('No conversations available')).toBeVisible();
  mockOnce(getPost, () => new Promise(() => undefined));
  act(() => props.navigation.push(`/forums/${id}`));
  expect(await screen.findByRole('link', { name: 'All conversations' })).toBeVisible();
  expect(screen.queryByText('Kites')).not.toBeInTheDocument();
});
