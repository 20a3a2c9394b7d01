import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from '../module/portal-context.ts';
import { failureText } from '../page/failure-text.ts';

export interface Deletion {
  /** E.g. made by `useDelete`. */
  readonly remove: () => Promise<unknown>;
  /** Told to the member when it is gone. */
  readonly successMessage: string;
  /** For who still looks at it, e.g. leaves its page. */
  readonly onDeleted?: (() => void) | undefined;
}

/**
 * Deletes something after a question in its place: `ask` goes to the menu or the button for it with `trigger` as its
 * ref, and while there is a `question` it is spread over the kit's `ConfirmInPlace`.
 */
export function useDeletion({ remove, successMessage, onDeleted }: Deletion) {
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => notify({ tone: 'success', text: successMessage }),
  });
  const question = {
    onConfirm: () => mutate(undefined, { onSuccess: () => onDeleted?.() }),
    onCancel: () => {
      setIsAsking(false);
      reset();
    },
    // Until it has gone from the page too.
    isPending: isPending || isSuccess,
    error: error ? failureText(error) : undefined,
    returnFocusTo: trigger,
  };
  return { trigger, ask: () => setIsAsking(true), question: isAsking ? question : null };
}
