import { listProfiles } from '@seed/community-contracts/profiles';
import { act, screen } from '@testing-library/react';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { renderCalendar } from '../../testing/render-calendar.ts';

test('a name that another module has changed is shown as soon as that module has the profiles read again', async () => {
  const world = emptyWorld();
  world.members.push({ id: 'kenji', name: 'Kenji Tanaka' });
  addMeeting(world, { title: 'Changed', date: '2036-11-27T19:00', changedById: 'kenji' });
  const { props } = renderCalendar('/meetings', world);
  expect(await screen.findByText(/Last changed by Kenji Tanaka/)).toBeVisible();
  world.members.pop();
  world.members.push({ id: 'kenji', name: 'Kenji Suzuki' });
  await act(() => props.api.cache.invalidateQueries({ queryKey: [listProfiles.operation] }));
  expect(await screen.findByText(/Last changed by Kenji Suzuki/)).toBeVisible();
});
