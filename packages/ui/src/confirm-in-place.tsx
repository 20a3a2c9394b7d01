import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import { newestToastAction } from './internal/toast-action.ts';
import styles from './confirm-in-place.module.css';

export interface ConfirmInPlaceProps {
  /** The question. Default 'Are you sure?'. */
  readonly question?: string;
  /** The text of the button that confirms. Default 'Yes, Delete'. */
  readonly confirmLabel?: string;
  /** The text of the button that cancels. Default 'Cancel'. */
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Shows that the action runs: the question cannot be cancelled any more. Default false. */
  readonly isPending?: boolean;
  /** The reason why the action failed. The question stays open for another try. */
  readonly error?: string | undefined;
  /** The element that gets the focus after 'Cancel'. Default: the element that had it before. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
}

/**
 * Requires confirmation of a deletion, in the place of what will be deleted. It takes the focus, and Escape cancels it.
 * When it is removed together with its surroundings, the focus moves to the nearest heading, or to the button of a toast
 * that offers to undo what was confirmed; from there it returns to the heading.
 *
 * @example
 * ```tsx
 * import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
 *
 * export const DeletePost = ({ remove, close }: { remove: () => void; close: () => void }) => (
 *   <ConfirmInPlace question="Delete this post?" onConfirm={remove} onCancel={close} />
 * );
 * ```
 */
export const ConfirmInPlace = (props: ConfirmInPlaceProps) => {
  const { question = 'Are you sure?', confirmLabel = 'Yes, Delete', cancelLabel = 'Cancel' } = props;
  const { onConfirm, onCancel, isPending = false, error } = props;
  const questionId = useId();
  const { question: group, cancelButton } = useFocusWhileOpen(props.returnFocusTo);
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
        <Button ref={cancelButton} size="small" isDisabled={isPending} onPress={onCancel} aria-describedby={questionId}>
          {cancelLabel}
        </Button>
      </div>
      {error !== undefined && <FormError>{error}</FormError>}
    </div>
  );
};

/**
 * Focuses the cancel button. On unmount it restores the focus, unless the page has moved it meanwhile. If the element
 * that had it is deleted, the nearest ancestor's heading with `tabindex="-1"` gets the focus, then the button of a toast.
 */
function useFocusWhileOpen(returnFocusTo: RefObject<HTMLElement | null> | undefined) {
  const question = useRef<HTMLDivElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const target = useRef(returnFocusTo);
  useEffect(() => {
    const before = document.activeElement;
    const ancestors = ancestorsOf(question.current);
    const preferred = target.current;
    // A menu that closes restores the focus to its trigger in this frame, so the cancel button is focused after it.
    const frame = requestAnimationFrame(() => {
      if (!question.current?.contains(document.activeElement)) cancelButton.current?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const back = [preferred?.current, before].find(
        (element) => element?.isConnected === true && element !== document.body,
      );
      const destination =
        back ??
        ancestors
          .filter(({ isConnected }) => isConnected)
          .map(focusTargetIn)
          .find(Boolean);
      if (destination instanceof HTMLElement) destination.focus({ preventScroll: destination !== back });
      if (back === undefined) newestToastAction()?.focus({ preventScroll: true });
    };
  }, []);
  return { question, cancelButton };
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement ?? null;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

const focusableByScript = '[tabindex="-1"]';

/** The element's heading if a script can focus it, else the element itself if that can be focused. */
function focusTargetIn(element: Element): Element | null {
  return (
    element.querySelector(`:is(h1, h2, h3)${focusableByScript}`) ??
    (element.matches(focusableByScript) ? element : null)
  );
}
