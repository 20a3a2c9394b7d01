import { clubLimits } from '@seed/contracts/clubs';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { parseClub } from './club-input.ts';
import type { ClubErrors, ClubText } from './club-input.ts';

const texts = messages.form;

export interface ClubFormProps {
  readonly draft: KeptDraft<keyof ClubText>;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: ClubErrors;
  /** Why it could not be saved. */
  readonly failure: ReactNode;
  readonly onSubmit: (input: ClubText) => void;
  readonly onCancel: () => void;
}

export const ClubForm = ({ draft, isPending, refused, failure, onSubmit, onCancel }: ClubFormProps) => {
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const errors: ClubErrors = { ...refused, ...(attempts > 0 ? parseClub(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parseClub(text);
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
            {texts.save}
          </Button>
        </>
      }
    >
      {draft.restored && draft.changed && <DraftNote onDiscard={draft.clear} />}
      <TextField
        label={texts.name}
        value={text.name}
        onChange={(value) => set('name', value)}
        error={errors.name}
        maxLength={clubLimits.name}
        isRequired
        autoFocus
      />
      <TextField
        label={texts.banner}
        value={text.bannerImage}
        onChange={(value) => set('bannerImage', value)}
        error={errors.bannerImage}
        description={texts.bannerHint}
      />
      <TextArea
        label={texts.description}
        value={text.mainDescription}
        onChange={(value) => set('mainDescription', value)}
        error={errors.mainDescription}
        maxLength={clubLimits.description}
        rows={6}
      />
      <TextField
        label={texts.syllabus}
        value={text.syllabusUrl}
        onChange={(value) => set('syllabusUrl', value)}
        error={errors.syllabusUrl}
        description={texts.syllabusHint}
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};
