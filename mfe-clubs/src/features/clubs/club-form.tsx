import { clubLimits } from '@seed/clubs-contracts/clubs';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { ClubDetails } from './club-details.tsx';
import { parseClub } from './club-input.ts';
import type { ClubText } from './club-input.ts';

export const ClubForm = (props: FormProps<keyof ClubText, ClubText>) => {
  const { field, formProps } = useForm(props, parseClub);
  return (
    <Form {...formProps}>
      <TextField {...field('name')} label={messages.form.name} maxLength={clubLimits.name} isRequired autoFocus />
      <ClubDetails field={field} />
    </Form>
  );
};
