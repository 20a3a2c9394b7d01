import type { Club } from '@seed/clubs-contracts/clubs';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Form } from '@seed/ui/form';
import { ownTimeZone } from '@seed/ui/formats';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { messages } from '../../messages.ts';
import { longestDescription, parseEvent } from './event-input.ts';
import type { EventInput, EventText } from './event-input.ts';

const texts = messages.event;

export interface EventFormProps extends FormProps<keyof EventText, EventInput> {
  readonly club: Club;
}

export const EventForm = ({ club: { key, name }, ...props }: EventFormProps) => {
  const { text, errors, field, formProps } = useForm(props, (typed) => parseEvent(key, typed));
  const isEmpty = [text.descriptions, text.date].some((value) => value.trim() === '');
  const isIncomplete = Object.keys(errors).length > 0 && isEmpty;
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
      <FieldPairs areShort>
        <TextField {...field('date')} label={texts.date} type="date" isRequired />
        <TextField
          {...field('time')}
          label={texts.hour}
          type="time"
          description={texts.hourHint(cityOf(ownTimeZone()))}
          error={errors.time && <span role="alert">{errors.time}</span>}
        />
      </FieldPairs>
    </Form>
  );
};

/** `Buenos Aires` of `America/Argentina/Buenos_Aires` */
const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
