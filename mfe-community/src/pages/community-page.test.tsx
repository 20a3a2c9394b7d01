import { act, screen } from '@testing-library/react';
import { emptyWorld } from '../standalone/community-world.ts';
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
    act(() => props.navigation.push('/community/somewhere/else'));
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

test('an unknown address shows the not-found page', () => {
  renderCommunity('/community/a/b/c', emptyWorld());
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});
