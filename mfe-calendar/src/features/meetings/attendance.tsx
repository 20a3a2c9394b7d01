import { attendanceStatus } from '@seed/calendar-contracts/meeting-list';
import type { AttendanceStatus, Meeting } from '@seed/calendar-contracts/meeting-list';
import { useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { paths } from '../../paths.ts';
import { attendanceMessages as texts } from './attendance-messages.ts';
import { useDecide } from './api/decide-attendance.ts';
import { hasDecisions } from './has-decisions.ts';
import styles from './attendance.module.css';

export interface AttendanceProps {
  readonly meeting: Meeting;
  /** The club of the page; empty for that of all meetings. */
  readonly club: string;
}

/** The member's decision about a meeting, and who else comes. */
export const Attendance = ({ meeting, club }: AttendanceProps) => {
  const { announce, notify } = usePortal();
  const { open } = useDialogRoute(paths.meetings(club));
  const { mutate } = useDecide(meeting);
  const counts = meeting.attendance ?? { accepted: 0, tentative: 0, declined: 0 };
  const decide = (status: AttendanceStatus | undefined) =>
    mutate(status, {
      onSuccess: () => announce(status === undefined ? texts.withdrawn : texts.decided[status]),
      onError: () => notify({ tone: 'error', text: texts.failed }),
    });
  return (
    <div className={styles.attendance}>
      <div role="group" aria-label={texts.question(meeting.title)} className={styles.choices}>
        {attendanceStatus.options.map((status) => (
          <Button
            key={status}
            size="small"
            aria-pressed={meeting.myAttendance === status}
            className={styles.choice ?? ''}
            onPress={() => decide(meeting.myAttendance === status ? undefined : status)}
          >
            {texts.choices[status]}
            {counts[status] > 0 && <span className={styles.count}>{counts[status]}</span>}
          </Button>
        ))}
      </div>
      {hasDecisions(meeting) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.whoOf(meeting.title)}
          className={styles.who ?? ''}
          onPress={() => open(paths.attendees(club, meeting.id))}
        >
          {texts.who}
        </Button>
      )}
    </div>
  );
};
