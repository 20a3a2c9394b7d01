import type { Meeting, SeriesScope } from '@seed/calendar-contracts/meeting-list';
import { useDeletion } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { EditMenu } from '@seed/ui/edit-menu';
import { lateComponent } from '@seed/ui/late-component';
import { Skeleton } from '@seed/ui/skeleton';
import { useState } from 'react';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { writeDay } from '../../time/civil-day.ts';
import { useDeleteMeeting } from './api/delete-meeting.ts';
import { useMemberName } from './api/get-member.ts';
import { useRestoreMeeting } from './api/restore-meeting.ts';
import { useClubName } from './api/list-clubs.ts';
import { hasDecisions } from './has-decisions.ts';
import { MeetingDescription } from './meeting-description.tsx';
import { MeetingInvitation } from './meeting-invitation.tsx';
import { MeetingTimes } from './meeting-times.tsx';
import styles from './meeting-card.module.css';
// A chunk of its own for the few styles of the decisions would be a request more for each page of meetings.
import './attendance.module.css';

export interface MeetingCardProps {
  readonly meeting: Meeting;
  readonly isPast: boolean;
  /** The number of the gradient, from 1. */
  readonly gradient: number;
  /** The club of the page; empty for that of all meetings. */
  readonly club: string;
  readonly onEdit: () => void;
}

// Past meetings show none of it, and a meeting is readable without.
const Attendance = lateComponent(async () => (await import('./attendance.tsx')).Attendance);

const ScopeChoice = lateComponent(async () => (await import('./scope-choice.tsx')).ScopeChoice);

/** A meeting. Pressing the card anywhere opens its link. */
export const MeetingCard = ({ meeting, isPast, gradient, club, onEdit }: MeetingCardProps) => {
  const { deletion, scope, setScope } = useMeetingDeletion(meeting);
  const { title, description, url, date, classification, authorName, changedById, series } = meeting;
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
          {series && <span className={styles.badge}>{messages.meeting.repeats(series.every, series.interval)}</span>}
        </p>
        <EditMenu
          label={messages.meeting.menu(title)}
          permissions={meeting.permissions}
          triggerRef={deletion.trigger}
          onEdit={onEdit}
          onDelete={() => {
            setScope('one');
            deletion.openQuestion();
          }}
        />
      </header>
      <h3 className={styles.title}>
        <CardLink href={url} opensNewTab>
          {title}
        </CardLink>
      </h3>
      {classification !== '' && <ClubName club={classification} />}
      {description !== '' && <MeetingDescription text={description} />}
      <MeetingTimes {...meeting} />
      {authorName !== undefined && <p className={styles.fact}>{messages.meeting.invitedBy(authorName)}</p>}
      {changedById !== undefined && <LastChange by={changedById} />}
      {!isPast && (
        <Attendance
          meeting={meeting}
          club={club}
          whileLoading={<Skeleton shape="block" height={hasDecisions(meeting) ? '5rem' : '2.25rem'} />}
        />
      )}
      {deletion.question && series && (
        <ScopeChoice isDisabled={deletion.question.isPending} scope={scope} onChange={setScope} />
      )}
      {deletion.question ? (
        <ConfirmInPlace
          {...deletion.question}
          question={messages.meeting.deleteQuestion}
          confirmLabel={messages.yes}
          cancelLabel={messages.no}
        />
      ) : (
        <MeetingInvitation id={meeting.id} title={title} />
      )}
    </Card>
  );
};

/** The deletion of the meeting, or of it and the later ones of its series. */
function useMeetingDeletion(meeting: Meeting) {
  const [scope, setScope] = useState<SeriesScope>('one');
  const deletion = useDeletion({
    remove: useDeleteMeeting(meeting, scope),
    successMessage: messages.meeting.deleted[scope],
    undo: { restore: useRestoreMeeting(meeting.id), successMessage: messages.meeting.restored[scope] },
  });
  return { deletion, scope, setScope };
}

const ClubName = ({ club }: { readonly club: string }) => <p className={styles.club}>{useClubName(club)}</p>;

/** Every member may change a meeting, so the card names the member who changed it last. */
const LastChange = ({ by }: { readonly by: string }) => (
  <p className={styles.fact}>{messages.meeting.changed(useMemberName(by))}</p>
);

const dayFormat = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
