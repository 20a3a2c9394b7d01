import { useRef, useState } from 'react';
import { useNotify } from '../module/portal-context.ts';
import { failureText } from '../page/failure-text.ts';
import { useIsMounted } from './use-is-mounted.ts';
import type { FormMutation } from './use-submit.ts';

export interface DeletionOptions {
  /** The mutation that deletes the entity: `useDelete`, or a `useMutation` without variables. */
  readonly remove: FormMutation<void>;
  /** The toast after the deletion. */
  readonly successMessage: string;
  /** Runs after the deletion if the component is still mounted, e.g. to leave its page. */
  readonly onDeleted?: (() => void) | undefined;
}

/**
 * Deletes an entity after a confirmation in its place.
 * @returns `trigger`, the ref of the menu or button that calls `openQuestion`, and `question`, which is spread over the
 *   kit's `ConfirmInPlace` and null while there is none
 * @example
 * const deletion = useDeletion({ remove: useDeletePost(post.id), successMessage: 'Your post was deleted.' });
 * <EditMenu label="Post" permissions={post.permissions} triggerRef={deletion.trigger} onEdit={edit} onDelete={deletion.openQuestion} />
 * {deletion.question && <ConfirmInPlace {...deletion.question} question="Delete this post?" />}
 */
export function useDeletion({ remove, successMessage, onDeleted }: DeletionOptions) {
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
      setIsOpen(false);
      reset();
    },
    // Pending until the deleted item has left the page, too.
    isPending: isPending || isSuccess,
    error: error ? failureText(error) : undefined,
    returnFocusTo: trigger,
  };
  return { trigger, openQuestion: () => setIsOpen(true), question: isOpen ? question : null };
}
