import { useRef, useState } from 'react';
import { useNotify } from '../module/portal-context.ts';
import { failureText } from '../page/failure-text.ts';
import { useIsMounted } from './use-is-mounted.ts';
import type { FormMutation } from './use-submit.ts';

export interface DeletionOptions {
  /** Deletes it; made by `useDelete` or by a `useMutation` without variables. */
  readonly remove: FormMutation<void>;
  /** Shown to the member when it is gone. */
  readonly successMessage: string;
  /** Runs after it while the component is still there, e.g. leaves its page. */
  readonly onDeleted?: (() => void) | undefined;
}

/**
 * Deletes something after a question in its place.
 * @returns `trigger`, the ref of the menu or button that calls `ask`, and `question`, which is spread over the kit's
 * `ConfirmInPlace` and null while there is none
 * @example
 * const deletion = useDeletion({ remove: useDeletePost(post.id), successMessage: 'Your post was deleted.' });
 * <EditMenu label="Post" permissions={post.permissions} triggerRef={deletion.trigger} onEdit={edit} onDelete={deletion.ask} />
 * {deletion.question && <ConfirmInPlace {...deletion.question} question="Delete this post?" />}
 */
export function useDeletion({ remove, successMessage, onDeleted }: DeletionOptions) {
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isMounted = useIsMounted();
  const { isPending, isSuccess, error, reset } = remove;
  const deleted = () => {
    notify({ tone: 'success', text: successMessage });
    if (isMounted.current) onDeleted?.();
  };
  const question = {
    // A failure is shown by the mutation's `error`.
    onConfirm: () => void remove.mutateAsync().then(deleted, () => undefined),
    onCancel: () => {
      setIsAsking(false);
      reset();
    },
    // Until it is gone from the page too.
    isPending: isPending || isSuccess,
    error: error ? failureText(error) : undefined,
    returnFocusTo: trigger,
  };
  return { trigger, ask: () => setIsAsking(true), question: isAsking ? question : null };
}
