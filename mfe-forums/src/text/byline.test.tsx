import { listProfiles } from '@seed/community-contracts/profiles';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addComment, addMember, addPost, emptyWorld, ownAuthor } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const profileCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/users'));
const pictures = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));

test('authors appear with their current name and picture, fetched by one call', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'By Kenji', ...kenji });
  addPost(world, { title: 'Again by Kenji', ...kenji });
  addPost(world, { title: 'Own' });
  addMember(world, { id: kenji.authorID, name: 'Kenji Suzuki', picture: '/uploads/kenji.webp' });
  const { calls } = renderForums('/forums', world);
  const authors = await screen.findAllByRole('link', { name: 'Kenji Suzuki' });
  const profile = `/community/profiles/${kenji.authorID}`;
  expect(authors.map((link) => link.getAttribute('href'))).toEqual([profile, profile]);
  expect(screen.getByRole('link', { name: ownAuthor.author })).toBeVisible();
  expect(pictures().filter((source) => source === '/uploads/kenji-thumbnail.webp')).toHaveLength(2);
  expect(profileCalls(calls())).toEqual([
    `GET /api/v1/users?${new URLSearchParams({ ids: `${ownAuthor.authorID},${kenji.authorID}` })}`,
  ]);
});

test('the authors of a post and its comments appear with their current names, each fetched once', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  addComment(world, { forumId, ...kenji });
  addMember(world, { id: kenji.authorID, name: 'Kenji Suzuki', picture: '' });
  const { calls } = renderForums(`/forums/${forumId}`, world);
  expect(await screen.findByRole('link', { name: 'Kenji Suzuki' })).toBeVisible();
  const fetched = profileCalls(calls()).map((call) => new URLSearchParams(call.split('?')[1]).get('ids'));
  expect(fetched.join(',').split(',').toSorted()).toEqual([kenji.authorID, ownAuthor.authorID].toSorted());
});

test('while the community is down, the stored name is shown without an error', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'By Kenji', ...kenji });
  const { mockOnce, calls, notices } = renderForums('/forums', world);
  mockOnce(listProfiles, networkFailure);
  expect(await screen.findByRole('link', { name: kenji.author })).toBeVisible();
  await waitFor(() => expect(profileCalls(calls())).toHaveLength(1));
  expect(screen.getByRole('link', { name: kenji.author })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(notices).toEqual([]);
});
