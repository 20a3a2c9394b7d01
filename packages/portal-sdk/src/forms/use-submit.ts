import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { StoredDraft } from '../drafts/use-draft.ts';
import { useNotify } from '../module/portal-context.ts';
import { formErrorsOf } from './form-errors.ts';
import type { SubmitOptions } from './submission.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** The part of a mutation of TanStack Query that a form needs. */
export interface FormMutation<Variables> {
  mutateAsync(variables: Variables): Promise<unknown>;
  reset(): void;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
}

export interface UseSubmitOptions<Variables> extends SubmitOptions {
  readonly mutation: FormMutation<Variables>;
  /** Shown when the change was not based on the newest version. */
  readonly conflictMessage?: string;
}

/** Sends the content of a draft, one request at a time. The draft is kept until the service has stored it. */
export function useSubmit<Field extends string, Variables>(
  draft: StoredDraft<Field>,
  { mutation, successMessage, errorMessage, conflictMessage, close }: UseSubmitOptions<Variables>,
) {
  const notify = useNotify();
  const isUnderWay = useRef(false);
  const isMounted = useIsMounted();
  const { isPending, isSuccess, error, reset } = mutation;
  const stored = () => {
    clearDraft(draft);
    if (successMessage !== undefined) notify({ tone: 'success', text: successMessage });
    if (isMounted.current) close?.();
  };
  const send = (variables: Variables) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void mutation
      .mutateAsync(variables)
      // A failure is shown by the mutation's `error`.
      .then(stored, () => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  };
  const fields = Object.keys(draft.text);
  const errors = formErrorsOf<Field>(error, { fields, errorMessage, conflictMessage });
  return { send, reset, isPending, isSent: isSuccess, error, ...errors };
}

/** Deletes a draft. It is synchronous because the portal warns on leaving the page while the text counts as unsaved. */
export function clearDraft({ clear }: Pick<StoredDraft<string>, 'clear'>): void {
  flushSync(clear);
}
