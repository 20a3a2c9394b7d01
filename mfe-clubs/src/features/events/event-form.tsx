import type { Club } from '@seed/contracts/clubs';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { longestDescription, parseEvent } from './event-input.ts';
import type { EventErrors, EventInput, EventText } from './event-input.ts';

const texts = messages.event;

export interface EventFormProps {
  readonly club: Club;
  readonly draft: KeptDraft<keyof EventText>;
  readonly isPending: boolean;
  /** What the calendar refused, by field. */
  readonly refused: EventErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: EventInput) => void;
  readonly onCancel: () => void;
}

export const EventForm = ({ club, draft, isPending, refused, failure, onSubmit, onCancel }: EventFormProps) => {
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const { input, errors: found, isIncomplete } = parseEvent(club.key, text);
  const wasTried = attempts > 0;
  const errors: EventErrors = { ...refused, ...(wasTried ? found : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    if (input && !isPending) onSubmit(input);
  };
  const told = wasTried && isIncomplete ? texts.incomplete : failure;
  return (
    <Form
      attempt={`${attempts} ${Object.keys(refused).join()}`}
      onSubmit={submit}
      buttons={
        <>
          <Button onPress={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      {draft.restored && draft.changed && <DraftNote onDiscard={draft.clear} />}
      <p>{texts.intro(club.name)}</p>
      <TextArea
        label={texts.description}
        value={text.description}
        onChange={(value) => set('description', value)}
        error={errors.description}
        maxLength={longestDescription(club.key)}
        rows={3}
        isRequired
        autoFocus
      />
      <TextField
        type="date"
        label={texts.date}
        value={text.date}
        onChange={(value) => set('date', value)}
        error={errors.date}
        isRequired
      />
      {told !== undefined && <FormError>{told}</FormError>}
    </Form>
  );
};
