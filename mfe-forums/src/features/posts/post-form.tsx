import { forumLimits } from '@seed/contracts/forums';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { DraftNote } from '@seed/ui/draft-note';
import { Form } from '@seed/ui/form';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { parsePost } from './post-input.ts';
import type { PostErrors, PostInput, PostText } from './post-input.ts';

const texts = messages.form;

export interface PostFormProps {
  readonly draft: KeptDraft<keyof PostText>;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** What the service refused, by field. */
  readonly refused: PostErrors;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly onSubmit: (input: PostInput) => void;
  readonly onCancel: () => void;
}

export const PostForm = ({ draft, submitLabel, isPending, refused, failure, onSubmit, onCancel }: PostFormProps) => {
  const [attempts, setAttempts] = useState(0);
  const { text, set } = draft;
  const errors: PostErrors = { ...refused, ...(attempts > 0 ? parsePost(text).errors : {}) };
  const submit = () => {
    setAttempts(attempts + 1);
    const { input } = parsePost(text);
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
        maxLength={forumLimits.title}
        isRequired
        autoFocus
      />
      <TextArea
        label={texts.content}
        value={text.content}
        onChange={(value) => set('content', value)}
        error={errors.content}
        maxLength={forumLimits.content}
        rows={6}
        isRequired
      />
      <TextArea
        label={texts.images}
        value={text.images}
        onChange={(value) => set('images', value)}
        error={errors.images}
        description={texts.imagesHint}
        rows={2}
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
    </Form>
  );
};
