import { QueryContent, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { EmptyDay } from '@seed/ui/art/empty-day';
import { Busy } from '@seed/ui/busy';
import { Button } from '@seed/ui/button';
import { Dialog } from '@seed/ui/dialog';
import { PlusIcon } from '@seed/ui/icons/plus';
import { Skeleton } from '@seed/ui/skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { monthOf, readDay, writeDay } from '../../time/civil-day.ts';
import { useEvents } from './api/list-events.ts';
import { useMonthMeetings } from './api/list-month-meetings.ts';
import { DayMeetings } from './day-meetings.tsx';
import { EventItem } from './event-item.tsx';
import { MeetingsFailure } from './meetings-failure.tsx';
import { useShowsMeetings } from './use-shows-meetings.ts';
import styles from './day-dialog.module.css';

/** The dialog at `/calendar/day/2026-11-21`: the events of that day. */
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
  const events = useEvents(monthOf(day));
  const ofDay = events.byDay.get(day) ?? [];
  const { isShown } = useShowsMeetings();
  const meetings = useMonthMeetings(monthOf(day), isShown);
  const meetingsOfDay = meetings.byDay.get(day) ?? [];
  return (
    <QueryContent query={events} errorTitle={messages.calendar.errorTitle} loading={<Loading />}>
      {() => (
        <>
          {ofDay.length + meetingsOfDay.length === 0 && !meetings.isMissing && (
            <div className={styles.empty}>
              <EmptyDay />
              <p>{messages.calendar.emptyDay}</p>
            </div>
          )}
          <ul className={styles.events}>
            {ofDay.map((event) => (
              <li key={event.id}>
                <EventItem event={event} />
              </li>
            ))}
          </ul>
          {meetings.isMissing && <Loading />}
          {meetingsOfDay.length > 0 && <DayMeetings meetings={meetingsOfDay} />}
          <MeetingsFailure query={meetings} isShown={isShown} />
        </>
      )}
    </QueryContent>
  );
};

const Loading = () => (
  <Busy label={messages.calendar.loading}>
    <Skeleton width="70%" />
  </Busy>
);
