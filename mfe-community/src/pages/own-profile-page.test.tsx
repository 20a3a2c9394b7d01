import { act, screen } from '@testing-library/react';
import { emptyWorld } from '../standalone/community-world.ts';
import { renderCommunity } from '../testing/render-community.ts';

test.each(['/my-profile', '/community/profiles/my-profile'])(
  "at %s the member's own profile shows a skeleton for a second, once per visit",
  async (path) => {
    jest.useFakeTimers();
    try {
      const { calls, props } = renderCommunity(path, emptyWorld());
      await act(() => jest.advanceTimersByTimeAsync(950));
      expect(calls()).toEqual(['GET /api/v1/users/login/maria%40seed.example']);
      expect(screen.getByText('Loading your profile')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('heading', { level: 1, name: 'María Fernanda Rojas' })).toBeVisible();
      expect(document.title).toBe('Your profile · SEED Intranet');
      act(() => props.navigation.push(`${path}/edit`));
      expect(screen.getByRole('heading', { level: 1, name: 'Edit your profile' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  },
);
