import { getProfile, getProfileByLogin, listProfiles, updateProfile } from '@seed/community-contracts/profiles';
import { invalidateReads, updateCachedData, usePortal } from '@seed/portal-sdk';
import type { UpdateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { ProfileInput } from '../profile-input.ts';
import type { ChosenPicture } from '../use-chosen-picture.ts';
import { useUploadPicture } from './upload-picture.ts';

/** Saves the member's own profile. A new picture is uploaded first. If that fails, nothing is saved. */
export function useSaveProfile(id: string, picture: ChosenPicture | null) {
  const { api, user } = usePortal();
  const upload = useUploadPicture();
  return useMutation({
    mutationFn: async ({ body: input, ifMatch }: UpdateVariables<ProfileInput>) => {
      const body = picture ? { ...input, picture: await upload(picture) } : input;
      return api(updateProfile, { params: { id }, body, ifMatch });
    },
    onSuccess: (saved) =>
      updateCachedData(api.cache, [getProfileByLogin, { params: { email: user.email } }], () => saved),
    // The profile is fetched again after an error too, because it may have changed elsewhere.
    onSettled: async () => {
      void invalidateReads(api.cache, listProfiles);
      void invalidateReads(api.cache, getProfile);
      await invalidateReads(api.cache, getProfileByLogin);
    },
  });
}
