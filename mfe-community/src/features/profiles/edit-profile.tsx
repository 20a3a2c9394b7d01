import type { Profile } from '@seed/community-contracts/profiles';
import { useEditForm } from '@seed/portal-sdk';
import type { ApiResponse } from '@seed/portal-sdk';
import { flushSync } from 'react-dom';
import { messages } from '../../messages.ts';
import { useSaveProfile } from './api/save-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { textOf } from './profile-input.ts';
import { useChosenPicture } from './use-chosen-picture.ts';

export interface EditProfileProps {
  readonly from: ApiResponse<Profile>;
  readonly etag: string;
  /** Runs after Save and after Cancel. */
  readonly onClose: () => void;
}

/** The member's own profile in edit mode. */
export const EditProfile = ({ from: { data: profile }, etag, onClose }: EditProfileProps) => {
  const picture = useChosenPicture();
  const submission = useEditForm(`profile-${profile.id}`, textOf(profile), {
    etag,
    update: useSaveProfile(profile.id, picture.chosen),
    successMessage: messages.own.saved,
    conflictMessage: messages.form.conflict,
    close: () => {
      // The picture is dropped synchronously, because an unsaved one makes the portal confirm before the page is left.
      flushSync(picture.forget);
      onClose();
    },
  });
  return <ProfileForm submission={submission} picture={picture} submitLabel={messages.form.save} />;
};
