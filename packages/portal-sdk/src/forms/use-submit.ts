import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { StoredDraft } from '../drafts/use-draft.ts';
import { useNotify } from '../module/portal-context.ts';
import { refusalOf } from './refusal.ts';
import type { SubmitOptions } from './submission.ts';

export interface UseSubmitOptions extends SubmitOptions {
  /** Told when the change was based on a state that is not the newest any more. */
  readonly conflictMessage?: string;
}

/** Sends what a draft holds, one at a time; the draft is forgotten when it has arrived, and not before. */
export function useSubmit<Field extends string>(draft: StoredDraft<Field>, options: UseSubmitOptions) {
  const { successMessage, errorMessage, conflictMessage, close } = options;
  const notify = useNotify();
  const isUnderWay = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSuccess: () => {
      forget(draft);
      if (successMessage !== undefined) notify({ tone: 'success', text: successMessage });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const send = (call: () => Promise<unknown>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(call, { onSuccess: () => close?.() });
  };
  const { refused, failure } = refusalOf<Field>(error, conflictMessage);
  const reason = failure === undefined || failure === conflictMessage ? failure : (errorMessage ?? failure);
  return { send, isPending, isSent: isSuccess, error, refused, failure: reason };
}

/** At once: while the text counts as unsaved, the portal asks before the page is left. */
export function forget({ clear }: Pick<StoredDraft<string>, 'clear'>): void {
  flushSync(clear);
}
