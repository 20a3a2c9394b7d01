import { eventLimits } from '@seed/calendar-contracts/events';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { Form } from '@seed/ui/form';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { parseEvent } from './event-input.ts';
import type { EventText } from './event-input.ts';

const texts = messages.event;

export const EventForm = (props: FormProps<keyof EventText, EventText>) => {
  const { field, errors, formProps } = useForm(props, parseEvent);
  return (
    <Form {...formProps}>
      <TextArea
        {...field('descriptions')}
        label={texts.descriptions}
        error={errors.descriptions && <span role="alert">{errors.descriptions}</span>}
        maxLength={eventLimits.descriptions}
        rows={3}
        isRequired
        autoFocus
      />
      <TextField
        {...field('date')}
        label={texts.date}
        type="date"
        error={errors.date && <span role="alert">{errors.date}</span>}
        isRequired
      />
    </Form>
  );
};
