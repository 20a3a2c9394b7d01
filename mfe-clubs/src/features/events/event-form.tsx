import type { Club } from '@seed/clubs-contracts/clubs';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { longestDescription, parseEvent } from './event-input.ts';
import type { EventText } from './event-input.ts';

const texts = messages.event;

export interface EventFormProps extends FormProps<keyof EventText, EventText> {
  readonly club: Club;
}

export const EventForm = ({ club: { key, name }, ...props }: EventFormProps) => {
  const { text, errors, field, formProps } = useForm(props, (typed) => parseEvent(key, typed));
  const isIncomplete = Object.keys(errors).length > 0 && Object.values(text).some((value) => value.trim() === '');
  return (
    <Form {...formProps} failure={isIncomplete ? texts.incomplete : formProps.failure}>
      <p>{texts.intro(name)}</p>
      <TextArea
        {...field('descriptions')}
        label={texts.description}
        maxLength={longestDescription(key)}
        rows={3}
        isRequired
        autoFocus
      />
      <TextField {...field('date')} label={texts.date} type="date" isRequired />
    </Form>
  );
};
