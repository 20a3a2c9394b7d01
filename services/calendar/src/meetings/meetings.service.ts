import type { Query } from '@seed/contracts/endpoint';
import { type Permissions } from '@seed/contracts/fields';
import { normalizeLink } from '@seed/contracts/links';
import {
  type AttendanceStatus,
  createMeeting,
  type listMeetings,
  type Meeting,
  meetingInstant,
  meetingTexts,
  type SeriesScope,
  type updateMeeting,
} from '@seed/calendar-contracts/meetings';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden, validationFailed } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { attendanceRepository } from '../attendance/attendance.repository.ts';
import { knownClubsRepository } from '../clubs/known-clubs.repository.ts';
import { changeFollowing } from '../series/change-following.ts';
import { scheduleMeetings } from '../series/schedule-meetings.ts';
import { seriesInvitation } from '../series/series-calendar.ts';
import { seriesRepository } from '../series/series.repository.ts';
import { invitationOf } from './invitation.ts';
import { meetingDeletion } from './meeting-deletion.ts';
import { type MeetingRow, newMeetingState } from './meeting.entity.ts';
import { meetingPermissions, type MeetingsPolicy } from './meeting.policy.ts';
import { type MeetingOfCaller, presentMeeting } from './meeting.presenter.ts';
import { notifyOfChange, notifyOfNewMeeting } from './meeting-notices.repository.ts';
import { meetingsRepository } from './meetings.repository.ts';

type Attendance = ReturnType<typeof attendanceRepository>;
type Decisions = ReadonlyMap<number, AttendanceStatus>;

export interface MeetingsOptions {
  readonly policy: MeetingsPolicy;
  readonly publicUrl: string;
  /** The clock of deletions; the system's if not given. */
  readonly now?: (() => Date) | undefined;
}

export class MeetingsService {
  readonly #database: Database;
  readonly #meetings: ReturnType<typeof meetingsRepository>;
  readonly #policy: MeetingsPolicy;
  readonly #publicUrl: string;
  readonly #now: () => Date;

  constructor(database: Database, { policy, publicUrl, now = () => new Date() }: MeetingsOptions) {
    this.#database = database;
    this.#meetings = meetingsRepository(database.manager);
    this.#policy = policy;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  async list(query: Query<typeof listMeetings>, caller: Caller): Promise<RowPage<MeetingOfCaller>> {
    const { items, nextCursor } = await this.#meetings.list(query);
    const ids = items.map(({ id }) => id);
    const decisions = await attendanceRepository(this.#database.manager).ofMember(caller.id, ids);
    return { items: items.map((meeting) => this.#ofCaller(meeting, caller, decisions)), nextCursor };
  }

  async get(id: number, caller: Caller): Promise<MeetingOfCaller> {
    return this.#withDecision(attendanceRepository(this.#database.manager), await this.#meetings.get(id), caller);
  }

  /** The meeting, or its series, as an iCalendar file. */
  async invitation(id: number): Promise<string> {
    const meeting = await this.#meetings.get(id);
    if (!meeting.seriesId) return invitationOf(meeting, this.#publicUrl);
    const stored = seriesRepository(this.#database.manager);
    const series = await stored.get(meeting.seriesId);
    const [first = meeting, ...later] = await stored.meetingsOf(series.id);
    return seriesInvitation({ series, meetings: [first, ...later] }, this.#publicUrl);
  }

  create({ body, idempotencyKey }: CreateInput<typeof createMeeting>, caller: Caller): Promise<Meeting> {
    const request = { caller: caller.id, operation: createMeeting.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const { title, description, classification, durationMinutes } = body;
      const content = { title, description, classification, durationMinutes, ...placeAndTime(body) };
      const updatedAt = new Date();
      if (content.startsAt <= updatedAt) throw validationFailed([{ pointer: '/date', message: meetingTexts.future }]);
      await assertClub(knownClubsRepository(manager), classification);
      const author = { authorId: caller.id, authorName: caller.name };
      const first = { ...content, ...newMeetingState, ...author, updatedAt };
      const meeting = await scheduleMeetings(manager, first, body.repeats);
      await notifyOfNewMeeting(manager, meeting, caller);
      return presentMeeting(this.#ofCaller(meeting, caller));
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updateMeeting>, caller: Caller): Promise<MeetingOfCaller> {
    return inTransaction(this.#database, async (manager) => {
      const stored = meetingsRepository(manager);
      const meeting = await stored.getForChange(id);
      assertMayUpdate({
        permitted: this.#permissions(meeting, caller).update,
        refusal: 'Only its author or an Admin may change a meeting.',
        expected,
        version: meeting.version,
      });
      const { title, description, classification, durationMinutes } = body;
      const content = { title, description, classification, durationMinutes };
      const changes = changesOf(meeting, { ...content, ...placeAndTime(body) });
      // A meeting of a deleted club can still be changed.
      if (changes?.classification !== undefined) {
        await assertClub(knownClubsRepository(manager), changes.classification);
      }
      if (changes === undefined) return this.#withDecision(attendanceRepository(manager), meeting, caller);
      if (caller.isAdmin && meeting.authorId !== caller.id) {
        const detail = { authorId: meeting.authorId, fields: Object.keys(changes) };
        await recordAct(manager, caller, { act: 'meeting.changed', objectId: id, detail });
      }
      const changed = await stored.update(meeting, { ...changes, changedById: caller.id, updatedAt: new Date() });
      const change = { before: meeting, after: changed };
      await notifyOfChange(manager, change, caller);
      if (body.scope === 'following') await changeFollowing(manager, change, caller);
      await seriesRepository(manager).countChange(meeting);
      return this.#withDecision(attendanceRepository(manager), changed, caller);
    });
  }

  /** Deletes a meeting, or it and the later ones of its series. */
  async delete(id: number, scope: SeriesScope, caller: Caller): Promise<void> {
    const meeting = await this.#meetings.get(id);
    if (!this.#permissions(meeting, caller).delete)
      throw forbidden('Only its author or an Admin may delete a meeting.');
    await inTransaction(this.#database, async (manager) => {
      const locked = await meetingsRepository(manager).findForChange(id);
      // Another member may have deleted it meanwhile.
      if (locked === null) return;
      const series = seriesRepository(manager);
      const later = scope === 'following' ? await series.following(locked) : [];
      const act = { caller, at: this.#now() };
      for (const row of [locked, ...later]) await meetingDeletion.remove(manager, row, act);
      await series.countChange(locked);
      const detail = { authorId: meeting.authorId, ...(later.length > 0 && { meetings: later.length + 1 }) };
      await recordAct(manager, caller, { act: 'meeting.deleted', objectId: id, detail });
    });
  }

  /**
   * Restores a meeting and those of its series that were deleted with it.
   *
   * @throws ProblemError `not_found` (404) unless the caller deleted the meeting in the last ten seconds.
   */
  restore(id: number, caller: Caller): Promise<MeetingOfCaller> {
    return inTransaction(this.#database, async (manager) => {
      const series = seriesRepository(manager);
      const others = await series.deletedWith(id, caller.id);
      const act = { caller, at: this.#now() };
      const { row, isRepeated } = await meetingDeletion.restore(manager, id, act);
      for (const other of others) await meetingDeletion.restore(manager, other, act);
      if (!isRepeated) await series.countChange(row);
      const detail = { authorId: row.authorId };
      if (!isRepeated) await recordAct(manager, caller, { act: 'meeting.restored', objectId: id, detail });
      return this.#withDecision(attendanceRepository(manager), row, caller);
    });
  }

  async #withDecision(attendance: Attendance, meeting: MeetingRow, caller: Caller): Promise<MeetingOfCaller> {
    return this.#ofCaller(meeting, caller, await attendance.ofMember(caller.id, [meeting.id]));
  }

  #ofCaller(meeting: MeetingRow, caller: Caller, decisions?: Decisions): MeetingOfCaller {
    return { meeting, attendance: decisions?.get(meeting.id), permissions: this.#permissions(meeting, caller) };
  }

  #permissions(meeting: MeetingRow, caller: Caller): Permissions {
    return meetingPermissions({ policy: this.#policy, meeting }, caller);
  }
}

/** The link and the instant as they are stored. */
function placeAndTime({ url, date }: Pick<MeetingRow, 'url' | 'date'>): Pick<MeetingRow, 'url' | 'date' | 'startsAt'> {
  // The contract has checked that it is a link.
  return { url: normalizeLink(url) ?? url, date, startsAt: meetingInstant(date) };
}

/**
 * @throws ProblemError `validation_failed` (400) if no club has this key; an empty one is for every member.
 */
async function assertClub(clubs: ReturnType<typeof knownClubsRepository>, key: string): Promise<void> {
  if (key === '' || (await clubs.exists(key))) return;
  throw validationFailed([{ pointer: '/classification', message: meetingTexts.club }]);
}
