import { getUser, getUserByLogin, listUsers, updateUser } from '@seed/contracts/users';
import type { Profile } from '@seed/contracts/users';
import { changeAnswer, usePortal } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { ProfileText } from '../profile-input.ts';

interface ProfileChange {
  readonly body: ProfileText;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateProfile(id: string, onSaved: () => void) {
  const { api, user } = usePortal();
  return useMutation({
    mutationFn: (change: ProfileChange): Promise<Profile> => api(updateUser, { params: { id }, ...change }),
    onSuccess: (saved) => {
      onSaved();
      changeAnswer(api.cache, [getUserByLogin, { params: { email: user.email } }], () => saved);
    },
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listUsers.operation] });
      void api.cache.invalidateQueries({ queryKey: [getUser.operation] });
      await api.cache.invalidateQueries({ queryKey: [getUserByLogin.operation] });
    },
  });
}
