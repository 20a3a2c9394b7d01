import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import styles from './confirm-in-place.module.css';

export interface ConfirmInPlaceProps {
  /** Default 'Are you sure?'. */
  readonly question?: string;
  /** Default 'Yes, Delete'. */
  readonly confirmLabel?: string;
  /** Default 'Cancel'. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isPending?: boolean;
  /** Why it did not work; the question stays. */
  readonly error?: string | undefined;
  /** Where the focus goes after 'Cancel'. Default: the element that had it before. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
}

/** The last question before something is lost, asked where it will be lost. Takes the focus, Escape cancels. */
export const ConfirmInPlace = (props: ConfirmInPlaceProps) => {
  const { question = 'Are you sure?', confirmLabel = 'Yes, Delete', cancelLabel = 'Cancel' } = props;
  const { onConfirm, onCancel, isPending = false, error } = props;
  const questionId = useId();
  const cancelButton = useFocusWhileOpen(props.returnFocusTo);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isPending) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div role="group" aria-labelledby={questionId} className={styles.confirm} onKeyDown={cancelOnEscape}>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <div className={styles.buttons}>
        <Button variant="danger" size="small" isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
        <Button ref={cancelButton} size="small" isDisabled={isPending} onPress={onCancel} aria-describedby={questionId}>
          {cancelLabel}
        </Button>
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
};

/** Focuses the harmless answer, and gives the focus back on leaving unless the page has put it elsewhere meanwhile. */
function useFocusWhileOpen(returnFocusTo: RefObject<HTMLElement | null> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const target = useRef(returnFocusTo);
  useEffect(() => {
    const before = document.activeElement;
    // A menu that has just closed gives the focus back to its trigger; this comes after it.
    const frame = requestAnimationFrame(() => button.current?.focus());
    const goal = target.current;
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const back = goal?.current ?? before;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, []);
  return button;
}
