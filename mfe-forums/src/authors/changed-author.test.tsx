import { listProfiles } from '@seed/community-contracts/profiles';
import { act, screen } from '@testing-library/react';
import { addMember, addNote, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

test('a name that another module has changed is shown as soon as that module has the profiles read again', async () => {
  const world = emptyWorld();
  addNote(world, kenji);
  addMember(world, { id: kenji.authorID, name: 'Kenji Tanaka', picture: '' });
  const { props } = renderForums('/recommendations', world);
  await screen.findByRole('link', { name: 'Kenji Tanaka' });
  world.members.pop();
  addMember(world, { id: kenji.authorID, name: 'Kenji Suzuki', picture: '' });
  await act(() => props.api.cache.invalidateQueries({ queryKey: [listProfiles.operation] }));
  expect(await screen.findByRole('link', { name: 'Kenji Suzuki' })).toBeVisible();
});
