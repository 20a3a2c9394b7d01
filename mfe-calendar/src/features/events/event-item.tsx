import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { useDeletion, useDialogRoute } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { IconButton } from '@seed/ui/icon-button';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { PlainText } from '@seed/ui/plain-text';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { monthOf } from '../../time/civil-day.ts';
import { useDeleteEvent } from './api/delete-event.ts';
import { useRestoreEvent } from './api/restore-event.ts';
import { EventHour } from './event-hour.tsx';
import styles from './event-item.module.css';

/** One event, with the actions that its permissions allow. */
export const EventItem = ({ event }: { readonly event: CalendarEvent }) => {
  const { id, date, descriptions, permissions } = event;
  const { open } = useDialogRoute(paths.calendar);
  const { trigger, openQuestion, question } = useDeletion({
    remove: useDeleteEvent(id),
    successMessage: messages.event.deleted,
    undo: { restore: useRestoreEvent(id), successMessage: messages.event.restored },
  });
  return (
    <div className={styles.item}>
      <div className={styles.row}>
        <div className={styles.text}>
          <EventHour event={event} />
          <PlainText>{descriptions}</PlainText>
        </div>
        <div className={styles.actions}>
          {permissions.update && (
            <IconButton
              label={messages.event.edit(descriptions)}
              icon={<PencilIcon />}
              onPress={() => open(paths.editEvent(id, monthOf(date)))}
            />
          )}
          {permissions.delete && (
            <IconButton
              ref={trigger}
              label={messages.event.delete(descriptions)}
              icon={<TrashIcon />}
              onPress={openQuestion}
            />
          )}
        </div>
      </div>
      {question && (
        <ConfirmInPlace
          {...question}
          question={messages.event.deleteQuestion}
          confirmLabel={messages.yes}
          cancelLabel={messages.no}
        />
      )}
    </div>
  );
};
