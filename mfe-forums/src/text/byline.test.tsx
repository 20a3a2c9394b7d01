import { listProfiles } from '@seed/contracts/profiles';
import { networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addMember, addPost, emptyWorld, me } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const profileCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/users'));
const pictures = () => [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'));

test('authors show with the name and picture that they have today, fetched by one call', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'By Kenji', ...kenji });
  addPost(world, { title: 'Again by Kenji', ...kenji });
  addPost(world, { title: 'Own' });
  addMember(world, { id: kenji.authorID, name: 'Kenji Suzuki', picture: '/uploads/kenji.webp' });
  const { calls } = renderForums('/forums', world);
  expect(await screen.findAllByRole('link', { name: 'Kenji Suzuki' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: me.author })).toBeVisible();
  expect(pictures().filter((source) => source === '/uploads/kenji-square.webp')).toHaveLength(2);
  expect(profileCalls(calls())).toEqual([
    `GET /api/v1/users?${new URLSearchParams({ ids: `${me.authorID},${kenji.authorID}` })}`,
  ]);
});

test('while the community is down, the stored name is shown and no error', async () => {
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
