import { noteLimits } from '@seed/forums-contracts/notes';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { ColorChoice } from '@seed/ui/color-choice';
import type { ColorOption } from '@seed/ui/color-choice';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { noteFormMessages } from './note-form-messages.ts';
import { parseNote } from './note-input.ts';
import type { NoteText } from './note-input.ts';

const texts = noteFormMessages;

export interface NoteFormProps extends FormProps<keyof NoteText, NoteText> {
  readonly colors: readonly ColorOption[];
}

export const NoteForm = ({ colors, ...props }: NoteFormProps) => {
  const { field, formProps } = useForm(props, parseNote);
  return (
    <Form {...formProps}>
      <TextField {...field('title')} label={texts.title} maxLength={noteLimits.title} isRequired autoFocus />
      <TextArea
        {...field('description')}
        label={texts.description}
        description={texts.descriptionHint}
        maxLength={noteLimits.description}
        rows={5}
      />
      <ColorChoice {...field('color')} label={texts.color} options={colors} />
    </Form>
  );
};
