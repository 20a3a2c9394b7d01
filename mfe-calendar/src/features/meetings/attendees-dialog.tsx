import { attendanceStatus } from '@seed/calendar-contracts/meeting-list';
import { thumbnailUrl } from '@seed/contracts/uploads';
import { QueryContent, useDialogRoute, useIdParam } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { Link } from '@seed/ui/link';
import { Skeleton } from '@seed/ui/skeleton';
import { useId } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { Attendee } from './api/list-attendees.ts';
import { mostAttendees, useAttendees } from './api/list-attendees.ts';
import { useMember } from './api/get-member.ts';
import { attendanceMessages as texts } from './attendance-messages.ts';
import styles from './attendees.module.css';

/** The dialog at `/meetings/attendees/{id}`, or below a club: the members by their decisions. */
export const AttendeesDialog = () => {
  const id = useIdParam();
  return id === null ? <Navigate to="/" replace /> : <OpenAttendees key={id} id={id} />;
};

const OpenAttendees = ({ id }: { readonly id: number }) => {
  const { clubName: club = '' } = useParams();
  const { close } = useDialogRoute(paths.meetings(club));
  return (
    <Dialog title={texts.title} isOpen onClose={close} isDismissable>
      <QueryContent query={useAttendees(id)} errorTitle={texts.errorTitle} loading={<Loading />}>
        {(attendees) => (
          <div className={styles.groups}>
            {attendees.length === 0 && <p className={styles.note}>{texts.none}</p>}
            {attendanceStatus.options.map((status) => (
              <Group
                key={status}
                title={texts.groups[status]}
                attendees={attendees.filter((attendee) => attendee.status === status)}
              />
            ))}
            {attendees.length === mostAttendees && <p className={styles.note}>{texts.more(mostAttendees)}</p>}
          </div>
        )}
      </QueryContent>
    </Dialog>
  );
};

interface GroupProps {
  readonly title: (count: number) => string;
  readonly attendees: readonly Attendee[];
}

const Group = ({ title, attendees }: GroupProps) => {
  const id = useId();
  if (attendees.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title(attendees.length)}
      </h3>
      <ul className={styles.list}>
        {attendees.map((attendee) => (
          <li key={attendee.id}>
            <Person {...attendee} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Person = ({ id, name }: Attendee) => (
  <Link href={`/community/profiles/${encodeURIComponent(id)}`} variant="plain" className={styles.attendee ?? ''}>
    <Avatar src={thumbnailUrl(useMember(id)?.picture ?? '')} size="small" />
    {name}
  </Link>
);

const Loading = () => (
  <Busy label={texts.loading}>
    <Skeleton width="60%" />
  </Busy>
);
