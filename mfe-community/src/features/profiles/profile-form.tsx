import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { PictureField } from './picture-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { errorsIn } from './profile-input.ts';
import type { ProfileErrors, ProfileText } from './profile-input.ts';
import type { useChosenPicture } from './use-chosen-picture.ts';

export interface ProfileFormProps {
  readonly draft: KeptDraft<keyof ProfileText | 'base'>;
  readonly picture: ReturnType<typeof useChosenPicture>;
  /** Why the new picture was not uploaded. */
  readonly pictureFailure: string | undefined;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: ProfileErrors;
  /** Why it could not be saved. */
  readonly failure: string | undefined;
  readonly onSubmit: (text: ProfileText) => void;
  readonly onCancel: () => void;
}

export const ProfileForm = (props: ProfileFormProps) => {
  const { draft, picture, pictureFailure, isPending, refused, failure, onSubmit, onCancel } = props;
  const [attempts, setAttempts] = useState(0);
  const { base: _, ...text } = draft.text;
  const errors: ProfileErrors = { ...refused, ...(attempts > 0 ? errorsIn(text) : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    if (Object.keys(errorsIn(text)).length === 0 && !isPending) onSubmit(text);
  };
  return (
    <Form
      attempt={`${attempts} ${Object.keys(refused).join()}`}
      onSubmit={submit}
      buttons={
        <>
          <Button onPress={onCancel}>{messages.form.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {messages.form.save}
          </Button>
        </>
      }
    >
      {draft.restored && draft.changed && <DraftNote onDiscard={draft.clear} />}
      <PictureField
        picture={text.picture}
        preview={picture.chosen?.preview}
        error={picture.refused ?? pictureFailure ?? errors.picture}
        onChoose={picture.choose}
        onRemove={() => (picture.chosen ? picture.forget() : draft.set('picture', ''))}
      />
      <ProfileFields text={text} errors={errors} onChange={draft.set} />
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};
