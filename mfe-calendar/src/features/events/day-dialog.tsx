import { failureText, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Button } from '@seed/ui/button';
import { Dialog } from '@seed/ui/dialog';
import { ErrorState } from '@seed/ui/error-state';
import { PlusIcon } from '@seed/ui/icons/plus';
import { Skeleton } from '@seed/ui/skeleton';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { monthOf, readDay, writeDay } from '../../time/civil-day.ts';
import { useEvents } from './api/list-events.ts';
import { EventItem } from './event-item.tsx';
import styles from './day-dialog.module.css';

/** At `/calendar/day/2026-11-21`: what is planned for that day. */
export const DayDialog = () => {
  const day = readDay(useParams()['day']);
  return day === undefined ? <Navigate to="/" replace /> : <OpenDay key={day} day={day} />;
};

const OpenDay = ({ day }: { readonly day: string }) => {
  const { user } = usePortal();
  const { open, close } = useDialogRoute(paths.month(monthOf(day)));
  return (
    <Dialog title={writeDay(day, calendarLocale, { dateStyle: 'full' })} isOpen onClose={close} isDismissable>
      <div className={styles.day}>
        <DayEvents day={day} />
        {user.isAdmin && (
          <Button icon={<PlusIcon />} onPress={() => open(paths.newEvent(monthOf(day), day))}>
            {messages.event.add}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

const DayEvents = ({ day }: { readonly day: string }) => {
  const list = useRef<HTMLUListElement>(null);
  const events = useEvents(monthOf(day));
  if (events.isPending) {
    return (
      <Busy label={messages.calendar.loading}>
        <Skeleton width="70%" />
      </Busy>
    );
  }
  if (events.data === undefined) {
    return (
      <ErrorState title={messages.calendar.failed} onRetry={() => void events.refetch()} isRetrying={events.isFetching}>
        {failureText(events.error)}
      </ErrorState>
    );
  }
  const ofDay = events.byDay.get(day) ?? [];
  return (
    <>
      {ofDay.length === 0 && <p className={styles.empty}>{messages.calendar.emptyDay}</p>}
      <ul ref={list} tabIndex={-1} className={styles.events}>
        {ofDay.map((event) => (
          <li key={event.id}>
            <EventItem event={event} onDeleted={() => list.current?.focus({ preventScroll: true })} />
          </li>
        ))}
      </ul>
    </>
  );
};
