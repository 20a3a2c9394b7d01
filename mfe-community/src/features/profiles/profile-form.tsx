import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { PictureField } from './picture-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { parseProfile } from './profile-input.ts';
import type { ProfileInput, ProfileText } from './profile-input.ts';
import type { useChosenPicture } from './use-chosen-picture.ts';

export interface ProfileFormProps extends FormProps<keyof ProfileText, ProfileInput> {
  readonly picture: ReturnType<typeof useChosenPicture>;
}

export const ProfileForm = ({ picture, ...props }: ProfileFormProps) => {
  const { text, set, errors, field, formProps } = useForm(props, parseProfile);
  return (
    <Form {...formProps} confirmsCancel={formProps.confirmsCancel || picture.chosen !== null}>
      <PictureField
        picture={text.picture}
        preview={picture.chosen?.preview}
        error={picture.refused ?? errors.picture}
        onChoose={picture.choose}
        onRemove={() => (picture.chosen ? picture.forget() : set('picture', ''))}
      />
      <ProfileFields field={field} />
    </Form>
  );
};
