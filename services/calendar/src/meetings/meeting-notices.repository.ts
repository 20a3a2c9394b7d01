import { meetingZone } from '@seed/calendar-contracts/meetings';
import { type MembersNotified, membersNotifiedType, subjects } from '@seed/contracts/portal-events';
import type { Caller } from '@seed/service-kit/caller';
import { publish } from '@seed/service-kit/outbox';
import type { EntityManager } from 'typeorm';
import type { AttendanceRow } from '../attendance/attendance.entity.ts';
import { attendanceRepository } from '../attendance/attendance.repository.ts';
import type { MeetingRow } from './meeting.entity.ts';

/*
 * Members are notified of what others do with their meetings. The event is stored in the transaction of the change, so
 * neither exists without the other.
 */

/** An event has at most so many recipients. */
const recipientsPerEvent = 1000;

/** The actor of a reminder: the portal itself, which is no member. */
const portal = { id: 'portal', name: 'SEED' } as const;

/** Two states of a meeting. */
export interface MeetingChange {
  readonly before: MeetingRow;
  readonly after: MeetingRow;
  /** The meeting with which it was changed, if that is another one of its series; a member is notified once of both. */
  readonly of?: MeetingRow | undefined;
}

/** Notifies the members of its club of a new meeting. */
export async function notifyOfNewMeeting(manager: EntityManager, meeting: MeetingRow, caller: Caller): Promise<void> {
  if (meeting.classification === '') return;
  await publish(manager, membersNotifiedType, {
    kind: 'meeting.scheduled',
    key: `meeting-scheduled:${meeting.id}`,
    recipients: [],
    subject: subjects.club(meeting.classification),
    isForFollowers: true,
    excerpt: `${hourOf(meeting)}${repetitionOf(meeting)}`,
    actor: actorOf(caller),
    ...placeOf(meeting),
  });
}

/** Notifies the host of a change, and those who join as well if the meeting begins at another time. */
export async function notifyOfChange(
  manager: EntityManager,
  { before, after, of = after }: MeetingChange,
  caller: Caller,
): Promise<void> {
  const isMoved = before.startsAt.getTime() !== after.startsAt.getTime();
  const joining = isMoved ? await attendanceRepository(manager).joining(after.id) : [];
  const notice = {
    kind: isMoved ? 'meeting.moved' : 'meeting.changed',
    key: `meeting:${of.id}:${of.version}`,
    excerpt: isMoved ? hourOf(after) : '',
    recipients: [after.authorId, ...joining],
    actor: actorOf(caller),
  };
  await notify(manager, after, notice);
}

/** A meeting that was deleted for good, with the decisions about it. */
export interface Cancellation {
  readonly meeting: MeetingRow;
  readonly attendance: readonly Partial<AttendanceRow>[];
  readonly actor: Pick<Caller, 'id' | 'name'>;
  readonly deletedAt: Date;
}

/** Notifies the host and, if the meeting had not begun, those who joined that there is no such meeting any more. */
export async function notifyOfCancellation(
  manager: EntityManager,
  { meeting, attendance, actor, deletedAt }: Cancellation,
): Promise<void> {
  const hadBegun = meeting.startsAt <= deletedAt;
  const joining = attendance.filter(({ status }) => status === 'accepted' || status === 'tentative');
  const notice = {
    kind: 'meeting.cancelled',
    key: cancellationKey(meeting, deletedAt),
    excerpt: hourOf(meeting),
    recipients: [meeting.authorId, ...(hadBegun ? [] : joining.flatMap(({ memberId }) => memberId ?? []))],
    actor: actorOf(actor),
  };
  await notify(manager, meeting, notice);
}

/** Meetings of a series that were deleted together have one key, so a member is notified of the first of them. */
function cancellationKey({ id, seriesId }: MeetingRow, deletedAt: Date): string {
  return seriesId ? `series-cancelled:${seriesId}:${deletedAt.getTime()}` : `meeting-cancelled:${id}`;
}

/** Reminds those who join that the meeting begins. */
export async function notifyOfStart(manager: EntityManager, meeting: MeetingRow): Promise<void> {
  const recipients = await attendanceRepository(manager).joining(meeting.id);
  const key = `meeting-begins:${meeting.id}:${meeting.startsAt.getTime()}`;
  const notice = { kind: 'meeting.begins', key, excerpt: hourOf(meeting), recipients, actor: portal };
  await notify(manager, meeting, notice);
}

type Notice = Pick<MembersNotified, 'kind' | 'key' | 'excerpt' | 'recipients' | 'actor'>;

/** Publishes the notice, but not to the member who did it. */
async function notify(manager: EntityManager, meeting: MeetingRow, notice: Notice): Promise<void> {
  const recipients = [...new Set(notice.recipients)].filter((id) => id !== notice.actor.id);
  for (let from = 0; from < recipients.length; from += recipientsPerEvent) {
    await publish(manager, membersNotifiedType, {
      ...notice,
      recipients: recipients.slice(from, from + recipientsPerEvent),
      ...placeOf(meeting),
    });
  }
}

/** The parts that all notices of a meeting have in common. */
function placeOf({ title, classification }: MeetingRow) {
  const href = classification === '' ? '/meetings' : `/meetings/${encodeURIComponent(classification)}`;
  return { title, href, isCollected: false, happenedAt: new Date().toISOString() };
}

const actorOf = ({ id, name }: Pick<Caller, 'id' | 'name'>): MembersNotified['actor'] => ({
  id,
  name: name.slice(0, 191),
});

const hours = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: meetingZone,
});

/** The start as the clocks in Colombia show it: a reader's zone is not known here. */
function hourOf({ startsAt }: MeetingRow): string {
  return `${hours.format(startsAt)} in Colombia`;
}

/** `, every week`; empty for a meeting that does not repeat. */
function repetitionOf({ repeatEvery, repeatInterval }: MeetingRow): string {
  if (!repeatEvery || !repeatInterval) return '';
  return repeatInterval === 1 ? `, every ${repeatEvery}` : `, every ${repeatInterval} ${repeatEvery}s`;
}
