import { documentLimits, documentRequired } from '@seed/contracts/documents';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { isIncomplete, parseDocument } from './document-input.ts';
import type { DocumentErrors, DocumentInput, DocumentText } from './document-input.ts';

const texts = messages.form;

export interface DocumentFormProps {
  readonly draft: KeptDraft<keyof DocumentText>;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: DocumentErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: DocumentInput) => void;
  readonly onCancel: () => void;
}

export const DocumentForm = (props: DocumentFormProps) => {
  const { draft, submitLabel, isPending, refused, failure, onSubmit, onCancel } = props;
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const errors: DocumentErrors = { ...refused, ...(attempts > 0 ? parseDocument(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parseDocument(text);
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
        label={texts.name}
        value={text.name}
        onChange={(value) => set('name', value)}
        error={fieldError(errors.name)}
        maxLength={documentLimits.name}
        isRequired
        autoFocus
      />
      <TextField
        label={texts.url}
        type="url"
        value={text.url}
        onChange={(value) => set('url', value)}
        error={fieldError(errors.url)}
        description={texts.urlHint}
        isRequired
      />
      {isIncomplete(errors) && <FormError>{documentRequired}</FormError>}
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};

/** That something is missing is told once for the form; each field says whether it is the one. */
function fieldError(error: string | undefined): string | undefined {
  return error === documentRequired ? texts.stillEmpty : error;
}
