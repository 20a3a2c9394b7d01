import { eventLimits } from '@seed/calendar-contracts/events';
import { useForm } from '@seed/portal-sdk';
import type { FormProps } from '@seed/portal-sdk';
import { FieldPairs } from '@seed/ui/field-pairs';
import { Form } from '@seed/ui/form';
import { ownTimeZone } from '@seed/ui/formats';
import { Select } from '@seed/ui/select';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { eventFormMessages as texts } from './event-form-messages.ts';
import { eventHourMessages as hourTexts } from './event-hour-messages.ts';
import { parseEvent } from './event-input.ts';
import type { EventInput, EventText } from './event-input.ts';
import { zonesWith } from './event-zones.ts';

export const EventForm = (props: FormProps<keyof EventText, EventInput>) => {
  const { field, text, set, errors, formProps } = useForm(props, parseEvent);
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
      <FieldPairs areShort>
        <TextField
          {...field('date')}
          label={texts.date}
          type="date"
          error={errors.date && <span role="alert">{errors.date}</span>}
          isRequired
        />
        <TextField
          {...field('time')}
          label={hourTexts.hour}
          type="time"
          description={hourTexts.hourHint}
          error={errors.time && <span role="alert">{errors.time}</span>}
        />
      </FieldPairs>
      {text.time !== '' && (
        <Select
          label={hourTexts.zone}
          options={zonesWith(text.zone, ownTimeZone())}
          value={text.zone}
          onChange={(zone) => set('zone', zone)}
          error={errors.zone}
        />
      )}
    </Form>
  );
};
