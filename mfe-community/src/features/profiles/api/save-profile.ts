import { getProfile, getProfileByLogin, listProfiles, updateProfile } from '@seed/contracts/profiles';
import { updateCachedData, usePortal } from '@seed/portal-sdk';
import type { ProfileInput } from '../profile-input.ts';
import type { ChosenPicture } from '../use-chosen-picture.ts';
import { useUploadPicture } from './upload-picture.ts';

/** Saves the own profile. A new picture is uploaded first; without it nothing else is saved. */
export function useSaveProfile(id: string, picture: ChosenPicture | null) {
  const { api, user } = usePortal();
  const upload = useUploadPicture();
  return async (input: ProfileInput, ifMatch: string) => {
    const body = picture ? { ...input, picture: await upload(picture) } : input;
    try {
      const saved = await api(updateProfile, { params: { id }, body, ifMatch });
      updateCachedData(api.cache, [getProfileByLogin, { params: { email: user.email } }], () => saved);
    } finally {
      // Stale or saved: what is cached is not what the service has.
      void api.cache.invalidateQueries({ queryKey: [listProfiles.operation] });
      void api.cache.invalidateQueries({ queryKey: [getProfile.operation] });
      await api.cache.invalidateQueries({ queryKey: [getProfileByLogin.operation] });
    }
  };
}
