import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useDeleteNote } from './api/delete-note.ts';

export interface DeleteNoteQuestionProps {
  readonly id: number;
  /** The note that had the focus is gone with its menu. */
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeleteNoteQuestion = ({ id, onDeleted, onCancel, returnFocusTo }: DeleteNoteQuestionProps) => {
  const { notify } = usePortal();
  const remove = useDeleteNote(id, () => {
    notify({ tone: 'success', text: messages.note.deleted });
    onDeleted();
  });
  return (
    <ConfirmInPlace
      question={messages.note.deleteQuestion}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      returnFocusTo={returnFocusTo}
    />
  );
};
