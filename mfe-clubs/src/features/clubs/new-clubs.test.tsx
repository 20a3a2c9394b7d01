import { act, fireEvent, screen, within } from '@testing-library/react';
import { addClub, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

const minuteMs = 60_000;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole('button', { name: /^\d+ new clubs?$/ });
const shown = () =>
  within(screen.getByRole('list', { name: 'All clubs' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('clubs that are founded while the list is open are announced, and are shown at a press', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  const { announcements } = renderClubs('/clubs', world);
  await advance(1000);
  addClub(world, { name: 'Geography' });
  addClub(world, { name: 'Research' });
  await advance(minuteMs);
  expect(shown()).toEqual(['Etiquette']);
  expect(announcements).toContain('2 new clubs');
  fireEvent.click(button() as HTMLElement);
  await advance(100);
  expect(shown()).toEqual(['Etiquette', 'Geography', 'Research']);
  expect(screen.getByRole('link', { name: 'Geography' })).toHaveFocus();
  expect(button()).toBeNull();
});

test('the first club of the portal is shown at a press, too', async () => {
  const world = emptyWorld();
  renderClubs('/clubs', world);
  await advance(1000);
  addClub(world, { name: 'Etiquette' });
  await advance(minuteMs);
  fireEvent.click(button() as HTMLElement);
  await advance(100);
  expect(shown()).toEqual(['Etiquette']);
});

test('a member who comes back to the tab finds the clubs as they were, and a button for what is new', async () => {
  const world = emptyWorld();
  addClub(world, { name: 'Etiquette' });
  renderClubs('/clubs', world);
  await advance(1000);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(2 * minuteMs);
  addClub(world, { name: 'Geography' });
  visibility.mockReturnValue('visible');
  window.dispatchEvent(new Event('visibilitychange'));
  await advance(1000);
  expect(shown()).toEqual(['Etiquette']);
  expect(button()).toHaveTextContent('1 new club');
});
