import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useDeleteMeeting } from './api/delete-meeting.ts';
import styles from './meeting-card.module.css';

export interface DeleteMeetingQuestionProps {
  readonly id: number;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeleteMeetingQuestion = ({ id, onCancel, onDeleted, returnFocusTo }: DeleteMeetingQuestionProps) => {
  const { notify } = usePortal();
  const remove = useDeleteMeeting(id, () => {
    notify({ tone: 'success', text: messages.meeting.deleted });
    onDeleted();
  });
  return (
    <div className={styles.question}>
      <ConfirmInPlace
        question={messages.meeting.deleteQuestion}
        confirmLabel={messages.yes}
        cancelLabel={messages.no}
        onConfirm={() => remove.mutate()}
        onCancel={onCancel}
        isPending={remove.isPending}
        error={remove.error ? failureText(remove.error) : undefined}
        returnFocusTo={returnFocusTo}
      />
    </div>
  );
};
