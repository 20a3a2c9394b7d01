import type { Profile } from '@seed/contracts/users';
import { failureText, isApiError, isStale, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { flushSync } from 'react-dom';
import { messages } from '../../messages.ts';
import { useUpdateProfile } from './api/update-profile.ts';
import { useUploadPicture } from './api/upload-picture.ts';
import { ProfileForm } from './profile-form.tsx';
import { textOf } from './profile-input.ts';
import type { ProfileText } from './profile-input.ts';
import { useChosenPicture } from './use-chosen-picture.ts';

export interface EditProfileProps {
  readonly from: Reply<Profile>;
  readonly etag: string;
  /** Saved or given up. */
  readonly onClose: () => void;
}

/** The own profile in edit mode. Saving uploads a new picture first; without it nothing else is saved. */
export const EditProfile = ({ from: { data: profile }, etag, onClose }: EditProfileProps) => {
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`profile-${profile.id}`, { ...textOf(profile), base: etag });
  const picture = useChosenPicture();
  const leave = () => {
    // At once: while the picture counts as unsaved, the portal asks before the page is left.
    flushSync(picture.forget);
    onClose();
  };
  const notify = useNotify();
  const upload = useUploadPicture();
  const update = useUpdateProfile(profile.id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.own.saved });
  });
  // Who saves again after having been told replaces the newer version knowingly.
  const send = (body: ProfileText) =>
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: leave });
  const save = (body: ProfileText) => {
    if (!picture.chosen) return send(body);
    return upload.mutate(picture.chosen, { onSuccess: (address) => send({ ...body, picture: address }) });
  };
  return (
    <ProfileForm
      draft={draft}
      picture={picture}
      pictureFailure={upload.error ? messages.picture.failed(failureText(upload.error)) : undefined}
      isPending={upload.isPending || update.isPending}
      {...problemsOf(upload.isError ? null : update.error)}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        leave();
      }}
    />
  );
};

function problemsOf(error: Error | null) {
  const refused = isApiError(error) ? error.fieldErrors : {};
  if (!error || Object.keys(refused).length > 0) return { refused, failure: undefined };
  return { refused, failure: isStale(error) ? messages.form.stale : failureText(error) };
}
