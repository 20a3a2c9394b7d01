import type { CalendarEvent } from '@seed/contracts/events';
import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useDeleteEvent } from './api/delete-event.ts';

export interface DeleteEventQuestionProps {
  readonly event: CalendarEvent;
  readonly onCancel: () => void;
  /** Where the focus goes when the event is gone with its buttons. */
  readonly onDeleted: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeleteEventQuestion = ({ event, onCancel, onDeleted, returnFocusTo }: DeleteEventQuestionProps) => {
  const { notify } = usePortal();
  const remove = useDeleteEvent(event.id, () => {
    notify({ tone: 'success', text: messages.event.deleted });
    onDeleted();
  });
  return (
    <ConfirmInPlace
      question={messages.event.deleteQuestion}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      returnFocusTo={returnFocusTo}
    />
  );
};
