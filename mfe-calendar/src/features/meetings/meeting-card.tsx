import type { Meeting } from '@seed/contracts/meetings';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { useRef, useState } from 'react';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeDay } from '../../time/civil-day.ts';
import { useClubName } from './api/list-clubs.ts';
import { DeleteMeetingQuestion } from './delete-meeting-question.tsx';
import { MeetingInvitation } from './meeting-invitation.tsx';
import { MeetingOptions } from './meeting-options.tsx';
import { MeetingTimes } from './meeting-times.tsx';
import styles from './meeting-card.module.css';

export interface MeetingCardProps {
  readonly meeting: Meeting;
  readonly isPast: boolean;
  /** Which of the gradients, counted from 1. */
  readonly gradient: number;
  readonly onEdit: () => void;
  /** Where the focus goes when the meeting has been deleted. */
  readonly onDeleted: () => void;
}

/** A meeting: pressing anywhere opens its link. */
export const MeetingCard = ({ meeting, isPast, gradient, onEdit, onDeleted }: MeetingCardProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const options = useRef<HTMLButtonElement>(null);
  const { title, description, url, date, classification } = meeting;
  const day = date.slice(0, 10);
  return (
    <Card
      as="article"
      isInteractive
      className={`${styles.card} ${styles[`gradient${gradient}`]} ${isPast ? styles.past : ''}`}
    >
      <header className={styles.header}>
        <p className={styles.day}>
          <time dateTime={day}>{writeDay(day, calendarLocale, dayFormat)}</time>
          {isPast && <span className={styles.badge}>{messages.meeting.past}</span>}
        </p>
        <MeetingOptions
          title={title}
          permissions={meeting.permissions}
          triggerRef={options}
          onEdit={onEdit}
          onDelete={() => setIsAsking(true)}
        />
      </header>
      <h3 className={styles.title}>
        <CardLink href={url} opensNewTab>
          {title}
        </CardLink>
      </h3>
      {classification !== '' && <ClubName club={classification} />}
      {description !== '' && <p className={styles.description}>{description}</p>}
      <MeetingTimes {...meeting} />
      {isAsking ? (
        <DeleteMeetingQuestion
          id={meeting.id}
          onCancel={() => setIsAsking(false)}
          onDeleted={onDeleted}
          returnFocusTo={options}
        />
      ) : (
        <MeetingInvitation id={meeting.id} title={title} />
      )}
    </Card>
  );
};

const ClubName = ({ club }: { readonly club: string }) => <p className={styles.club}>{useClubName(club)}</p>;

const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
