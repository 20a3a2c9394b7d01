import { eventLimits } from '@seed/contracts/events';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { parseEvent } from './event-input.ts';
import type { EventErrors, EventInput, EventText } from './event-input.ts';

const texts = messages.event;

export interface EventFormProps {
  readonly draft: KeptDraft<keyof EventText>;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: EventErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: EventInput) => void;
  readonly onCancel: () => void;
}

export const EventForm = ({ draft, submitLabel, isPending, refused, failure, onSubmit, onCancel }: EventFormProps) => {
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const errors: EventErrors = { ...refused, ...(attempts > 0 ? parseEvent(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parseEvent(text);
    if (input && !isPending) onSubmit(input);
  };
  return (
    <Form
      attempt={`${attempts} ${Object.keys(refused).join()}`}
      onSubmit={submit}
      buttons={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {draft.restored && draft.changed && <DraftNote onDiscard={draft.clear} />}
      <TextArea
        label={texts.descriptions}
        value={text.descriptions}
        onChange={(value) => set('descriptions', value)}
        error={errors.descriptions && <span role="alert">{errors.descriptions}</span>}
        maxLength={eventLimits.descriptions}
        rows={3}
        isRequired
        autoFocus
      />
      <TextField
        label={texts.date}
        type="date"
        value={text.date}
        onChange={(value) => set('date', value)}
        error={errors.date && <span role="alert">{errors.date}</span>}
        isRequired
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};
