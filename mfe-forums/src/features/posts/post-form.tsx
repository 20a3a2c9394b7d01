import { forumLimits } from '@seed/contracts/forums';
import type { KeptDraft } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { FormError } from '@seed/ui/form-error';
import { TextArea } from '@seed/ui/text-area';
import { TextField } from '@seed/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { messages } from '../../messages.ts';
import { parsePost } from './post-input.ts';
import type { PostErrors, PostInput, PostText } from './post-input.ts';
import styles from './post-form.module.css';

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
  const form = useFocusOnError(`${attempts} ${Object.keys(refused).join()}`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const { input } = parsePost(text);
    if (input && !isPending) onSubmit(input);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {draft.restored && draft.changed && <Restored onDiscard={draft.clear} />}
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
      <div className={styles.buttons}>
        <Button onPress={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};

const Restored = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <p className={styles.restored}>
    {texts.restored}
    <Button variant="quiet" size="small" onPress={onDiscard}>
      {texts.discard}
    </Button>
  </p>
);

/** When an attempt was refused the focus goes to the first field that must be changed. */
function useFocusOnError(attempt: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
}
