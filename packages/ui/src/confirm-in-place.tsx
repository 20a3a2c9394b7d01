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
  /** Where the focus goes after 'Cancel', if it is still there. Default: the element that had it before. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * The last question before something is lost, asked where it will be lost. Takes the focus, Escape cancels. When it is
 * removed together with what was lost, the focus goes to the nearest heading.
 */
export const ConfirmInPlace = (props: ConfirmInPlaceProps) => {
  const { question = 'Are you sure?', confirmLabel = 'Yes, Delete', cancelLabel = 'Cancel' } = props;
  const { onConfirm, onCancel, isPending = false, error } = props;
  const questionId = useId();
  const { question: group, harmless } = useFocusWhileOpen(props.returnFocusTo);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isPending) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div ref={group} role="group" aria-labelledby={questionId} className={styles.confirm} onKeyDown={cancelOnEscape}>
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <div className={styles.buttons}>
        <Button variant="danger" size="small" isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
        <Button ref={harmless} size="small" isDisabled={isPending} onPress={onCancel} aria-describedby={questionId}>
          {cancelLabel}
        </Button>
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
};

/**
 * Focuses the harmless answer. On leaving the focus goes back, or if that has gone with what was deleted, to the nearest
 * place above it that takes the focus from a script, such as a heading; unless the page has put it elsewhere meanwhile.
 */
function useFocusWhileOpen(returnFocusTo: RefObject<HTMLElement | null> | undefined) {
  const question = useRef<HTMLDivElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const target = useRef(returnFocusTo);
  useEffect(() => {
    const before = document.activeElement;
    const around = ancestorsOf(question.current);
    const goal = target.current;
    // A menu that has just closed gives the focus back to its trigger; this comes after it, but not after an answer.
    const frame = requestAnimationFrame(() => {
      if (!question.current?.contains(document.activeElement)) harmless.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const back = [goal?.current, before].find(
        (element) => element?.isConnected === true && element !== document.body,
      );
      const place =
        back ??
        around
          .filter(({ isConnected }) => isConnected)
          .map(focusTargetIn)
          .find(Boolean);
      if (place instanceof HTMLElement) place.focus({ preventScroll: place !== back });
    };
  }, []);
  return { question, harmless };
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement ?? null;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

const takesFocus = '[tabindex="-1"]';

/** A heading in it, or else itself. */
function focusTargetIn(element: Element): Element | null {
  return element.querySelector(`:is(h1, h2, h3)${takesFocus}`) ?? (element.matches(takesFocus) ? element : null);
}
