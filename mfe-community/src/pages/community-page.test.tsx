import { act, screen } from '@testing-library/react';
import { addProfile, emptyWorld } from '../standalone/community-world.ts';
import { renderCommunity } from '../testing/render-community.ts';

test('the five groups appear after half a second, once per visit', async () => {
  jest.useFakeTimers();
  try {
    const { props } = renderCommunity('/community', emptyWorld());
    await act(() => jest.advanceTimersByTimeAsync(450));
    expect(screen.getByText('Loading the groups')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Professors' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    const groups = screen.getByRole('list', { name: 'Groups of the community' });
    const names = [...groups.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(names).toEqual([
      ['Professors', '/community/professors'],
      ['Directors', '/community/directors'],
      ['Coordinators', '/community/coordinators'],
      ['Participants', '/community/participants'],
      ['Alumni', '/community/alumni'],
    ]);
    act(() => props.navigation.push('/community/professors'));
    act(() => props.navigation.push('/community'));
    expect(screen.getByRole('link', { name: 'Professors' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test("the page has its title and links to the member's own profile", () => {
  renderCommunity('/community', emptyWorld());
  expect(screen.getByRole('heading', { level: 1, name: 'Community' })).toHaveFocus();
  expect(document.title).toBe('Community · SEED Intranet');
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/community/profiles/my-profile');
});

test('a search finds members of all groups, whatever the accents, and shows the groups again when it is cleared', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'Letícia Souza', role: 'alumni' });
  addProfile(world, { name: 'Leticia Pardo', role: 'professor' });
  addProfile(world, { name: 'Kenji Tanaka', role: 'participant' });
  const { member, calls } = renderCommunity('/community', world);
  await member.type(screen.getByRole('searchbox', { name: 'Search everybody by name' }), 'leticia{Enter}');
  expect(await screen.findByRole('link', { name: /Letícia Souza/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Leticia Pardo/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Kenji/ })).not.toBeInTheDocument();
  expect(calls().some((call) => call.includes('group='))).toBe(false);
  await member.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Professors' })).toBeVisible();
});

test('an unknown address shows the not-found page', async () => {
  renderCommunity('/community/a/b/c', emptyWorld());
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});
