import type { CalendarEvent } from '@seed/contracts/events';
import { useDialogRoute } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { TrashIcon } from '@seed/ui/icons/trash';
import { PlainText } from '@seed/ui/plain-text';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { monthOf } from '../../time/civil-day.ts';
import { DeleteEventQuestion } from './delete-event-question.tsx';
import styles from './event-item.module.css';

export interface EventItemProps {
  readonly event: CalendarEvent;
  /** Where the focus goes when the event has been deleted. */
  readonly onDeleted: () => void;
}

/** One event, with what this member may do with it. */
export const EventItem = ({ event, onDeleted }: EventItemProps) => {
  const { id, date, descriptions, permissions } = event;
  const { open } = useDialogRoute(paths.calendar);
  const [isAsking, setIsAsking] = useState(false);
  const bin = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.item}>
      <div className={styles.row}>
        <PlainText>{descriptions}</PlainText>
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
              ref={bin}
              label={messages.event.delete(descriptions)}
              icon={<TrashIcon />}
              onPress={() => setIsAsking(true)}
            />
          )}
        </div>
      </div>
      {isAsking && (
        <DeleteEventQuestion
          event={event}
          onCancel={() => setIsAsking(false)}
          onDeleted={onDeleted}
          returnFocusTo={bin}
        />
      )}
    </div>
  );
};
