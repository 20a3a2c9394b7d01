import { useEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormError } from './form-error.tsx';
import styles from './form.module.css';

export interface FormProps {
  /** Fields. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly submitIcon?: ReactNode;
  /** Default 'Cancel'. */
  readonly cancelLabel?: string;
  readonly onSubmit: () => void;
  /** A form that stays has none. */
  readonly onCancel?: (() => void) | undefined;
  readonly isPending?: boolean;
  /** Of the buttons: 'small' within a card. Default 'medium'. */
  readonly size?: 'small' | 'medium';
  /** Another text after each try that was refused: then the first field that must be changed takes the focus. */
  readonly attempt: string;
  /** Why it could not be sent; said at once to a screen reader. */
  readonly failure?: ReactNode;
  /** Given while the form holds what was typed the last time: forgets it. */
  readonly onDiscardDraft?: (() => void) | undefined;
}

/** Fields below each other, buttons at the end. Fields tell what is wrong, not the browser. */
export const Form = (props: FormProps) => {
  const { children, attempt, failure, onDiscardDraft, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {onDiscardDraft && <DraftNotice onDiscard={onDiscardDraft} />}
      {children}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Buttons {...props} />
    </form>
  );
};

const Buttons = (props: FormProps) => {
  const { submitLabel, submitIcon, cancelLabel = 'Cancel', onCancel, isPending = false, size = 'medium' } = props;
  return (
    <div className={styles.buttons}>
      {onCancel && (
        <Button size={size} onPress={onCancel}>
          {cancelLabel}
        </Button>
      )}
      <Button type="submit" variant="primary" size={size} icon={submitIcon} isPending={isPending}>
        {submitLabel}
      </Button>
    </div>
  );
};
