import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { useDialogRoute } from '@seed/portal-sdk';
import { useId } from 'react';
import type { RefObject } from 'react';
import { meetingGradients } from '../../constants.ts';
import { paths } from '../../paths.ts';
import { MeetingCard } from './meeting-card.tsx';
import styles from './meeting-list.module.css';

export interface MeetingGroupProps {
  readonly club: string;
  readonly title: string;
  readonly meetings: readonly Meeting[];
  readonly isPast: boolean;
  /** The number of cards before this group: the gradients continue after them. */
  readonly gradientsFrom?: number;
  readonly list?: RefObject<HTMLUListElement | null>;
}

/** The cards of upcoming or of past meetings, below a heading. */
export const MeetingGroup = ({ club, title, meetings, isPast, gradientsFrom = 0, list }: MeetingGroupProps) => {
  const { open } = useDialogRoute(paths.meetings(club));
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <ul {...(list && { ref: list })} className={styles.cards}>
        {meetings.map((meeting, index) => (
          <li key={meeting.id} data-row={meeting.id}>
            <MeetingCard
              meeting={meeting}
              isPast={isPast}
              gradient={((gradientsFrom + index) % meetingGradients) + 1}
              club={club}
              onEdit={() => open(paths.editMeeting(club, meeting.id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
