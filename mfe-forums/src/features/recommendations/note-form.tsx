import { noteLimits } from '@seed/contracts/recommendations';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ColorChoice } from '@seed/ui/color-choice';
import type { ColorOption } from '@seed/ui/color-choice';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { parseNote } from './note-input.ts';
import type { NoteErrors, NoteInput, NoteText } from './note-input.ts';

const texts = messages.note;

export interface NoteFormProps {
  readonly draft: KeptDraft<keyof NoteText>;
  readonly colors: readonly ColorOption[];
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: NoteErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: NoteInput) => void;
  readonly onCancel: () => void;
}

export const NoteForm = (props: NoteFormProps) => {
  const { draft, colors, submitLabel, isPending, refused, failure, onSubmit, onCancel } = props;
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const errors: NoteErrors = { ...refused, ...(attempts > 0 ? parseNote(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parseNote(text);
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
      <TextField
        label={texts.title}
        value={text.title}
        onChange={(value) => set('title', value)}
        error={errors.title}
        maxLength={noteLimits.title}
        isRequired
        autoFocus
      />
      <TextArea
        label={texts.description}
        value={text.description}
        onChange={(value) => set('description', value)}
        error={errors.description}
        description={texts.descriptionHint}
        maxLength={noteLimits.description}
        rows={5}
      />
      <ColorChoice label={texts.color} options={colors} value={text.color} onChange={(value) => set('color', value)} />
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};
