import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { ConfirmInPlace } from './confirm-in-place.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormError } from './form-error.tsx';
import styles from './form.module.css';

export interface FormProps {
  /** Fields of the kit. */
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** An icon before the submit label. */
  readonly submitIcon?: ReactNode;
  /** The text of the cancel button. Default 'Cancel'. */
  readonly cancelLabel?: string;
  readonly onSubmit: () => void;
  /** Adds the cancel button. A form that stays on the page has none. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether Cancel would delete what was typed, so that the member confirms it first. Default false. */
  readonly confirmsCancel?: boolean;
  /** Shows that the form is being sent. Default false. */
  readonly isPending?: boolean;
  /** The size of the buttons: 'small' within a card. Default 'medium'. */
  readonly size?: 'small' | 'medium';
  /** A key that changes with each refused submit: the first invalid field then gets the focus. */
  readonly attempt: string;
  /** The reason why the form was not saved, announced at once. */
  readonly failure?: ReactNode;
  /** Present while the form contains a restored draft: deletes that draft. */
  readonly onDiscardDraft?: (() => void) | undefined;
}

/**
 * A form: fields below each other, then its error and its buttons. The fields show their errors; the browser's own
 * validation is off. The SDK's `useForm` returns all props but `children`.
 *
 * @example
 * ```tsx
 * import { Form } from '@seed/ui/form';
 * import { TextField } from '@seed/ui/text-field';
 *
 * export const NewPost = ({ title, save }: { title: string; save: () => void }) => (
 *   <Form submitLabel="Post" onSubmit={save} attempt="">
 *     <TextField label="Title" value={title} onChange={() => {}} />
 *   </Form>
 * );
 * ```
 */
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
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  if (isConfirming && onCancel) {
    return (
      <ConfirmInPlace
        question="Discard what you have typed?"
        confirmLabel="Yes, discard"
        cancelLabel="Keep editing"
        onConfirm={onCancel}
        onCancel={() => setIsConfirming(false)}
        returnFocusTo={cancelButton}
      />
    );
  }
  return (
    <div className={styles.buttons}>
      {onCancel && (
        <Button
          ref={cancelButton}
          size={size}
          onPress={() => (props.confirmsCancel ? setIsConfirming(true) : onCancel())}
        >
          {cancelLabel}
        </Button>
      )}
      <Button type="submit" variant="primary" size={size} icon={submitIcon} isPending={isPending}>
        {submitLabel}
      </Button>
    </div>
  );
};
