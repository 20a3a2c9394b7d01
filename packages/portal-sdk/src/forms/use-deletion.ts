import { useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import type { ModuleProps, NoticeAction } from '../module-props.ts';
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
  /** The toast offers to undo the deletion for ten seconds. */
  readonly undo?: Undo | undefined;
}

export interface Undo {
  /** Brings the entity back, as the function of `useRestore` does. */
  readonly restore: () => Promise<void>;
  /** The toast when it is back. */
  readonly successMessage: string;
}

/** A service can undo a deletion for so long. */
const undoMs = 10_000;

/**
 * Deletes an entity after a confirmation in its place.
 * @returns `trigger`, the ref of the menu or button that calls `openQuestion`, and `question`, which is spread over the
 *   kit's `ConfirmInPlace` and null while there is none
 * @example
 * const deletion = useDeletion({ remove: useDeletePost(post.id), successMessage: 'Your post was deleted.' });
 * <EditMenu label="Post" permissions={post.permissions} triggerRef={deletion.trigger} onEdit={edit} onDelete={deletion.openQuestion} />
 * {deletion.question && <ConfirmInPlace {...deletion.question} question="Delete this post?" />}
 */
export function useDeletion({ remove, successMessage, onDeleted, undo }: DeletionOptions) {
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isMounted = useIsMounted();
  const { isPending, isSuccess, error, reset } = remove;
  const deleted = () => {
    notify({ tone: 'success', text: successMessage, ...(undo && { action: undoAction(undo, notify) }) });
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

function undoAction({ restore, successMessage }: Undo, notify: ModuleProps['notify']): NoticeAction {
  const onPress = () =>
    void restore().then(
      () => notify({ tone: 'success', text: successMessage }),
      (error: unknown) =>
        notify({ tone: 'error', text: isApiError(error, 'not_found') ? tooLate : failureText(error) }),
    );
  return { label: 'Undo', onPress, offeredMs: undoMs };
}

const tooLate = 'It is too late to undo this.';
