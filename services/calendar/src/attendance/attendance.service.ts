import type { AttendanceStatus } from '@seed/calendar-contracts/attendance';
import type { MemberIdChanged } from '@seed/contracts/portal-events';
import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import type { RowPage } from '@seed/service-kit/keyset';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { MeetingRow } from '../meetings/meeting.entity.ts';
import { meetingsRepository } from '../meetings/meetings.repository.ts';
import type { AttendanceRow } from './attendance.entity.ts';
import { attendanceRepository } from './attendance.repository.ts';
import { decisionsRepository } from './decisions.repository.ts';

/** The rows of a member that are read together; each is changed on its own, so that no lock is held for long. */
const batchSize = 200;

type Decisions = ReturnType<typeof decisionsRepository>;

/** Every member may decide about every meeting, and see the decisions of others. */
export class AttendanceService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws ProblemError `not_found` (404) if there is no such meeting. */
  async list(meetingId: number, query: PageQuery): Promise<RowPage<AttendanceRow>> {
    const { manager } = this.#database;
    await meetingsRepository(manager).get(meetingId);
    return attendanceRepository(manager).list(meetingId, query);
  }

  /** @throws ProblemError `not_found` (404) if there is no such meeting. */
  decide(meetingId: number, status: AttendanceStatus, { id, name }: Caller): Promise<void> {
    const decision = { memberId: id, memberName: name, status };
    return this.#change(meetingId, (decisions, meeting) => decisions.decide(meeting, decision));
  }

  /** @throws ProblemError `not_found` (404) if there is no such meeting. */
  withdraw(meetingId: number, { id }: Caller): Promise<void> {
    return this.#change(meetingId, (decisions, meeting) => decisions.withdraw(meeting, id));
  }

  /** Takes back all decisions of members who were removed. A retry completes it. */
  removeMembers(memberIds: readonly string[]): Promise<void> {
    return this.#changeEach(memberIds, (decisions, meeting, { memberId }) => decisions.withdraw(meeting, memberId));
  }

  /** Gives the decisions under former ids of a member to the present one. A retry completes it. */
  changeMemberId({ memberId, formerIds }: MemberIdChanged): Promise<void> {
    return this.#changeEach(formerIds, (decisions, meeting, row) => decisions.move(meeting, row.memberId, memberId));
  }

  /** Locks the meeting, so that its counts are exact. */
  #change(meetingId: number, change: (decisions: Decisions, meeting: MeetingRow) => Promise<void>): Promise<void> {
    return inTransaction(this.#database, async (manager) => {
      const meeting = await meetingsRepository(manager).getForChange(meetingId);
      await change(decisionsRepository(manager), meeting);
    });
  }

  async #changeEach(
    memberIds: readonly string[],
    change: (decisions: Decisions, meeting: MeetingRow, row: AttendanceRow) => Promise<void>,
  ): Promise<void> {
    const attendance = attendanceRepository(this.#database.manager);
    let rows = await attendance.next(memberIds, 0, batchSize);
    while (rows.length > 0) {
      for (const row of rows) {
        await inTransaction(this.#database, async (manager) => {
          const meeting = await meetingsRepository(manager).findForChange(row.meetingId);
          // It may have been deleted meanwhile, and its attendance with it.
          if (meeting !== null) await change(decisionsRepository(manager), meeting, row);
        });
      }
      rows = await attendance.next(memberIds, rows.at(-1)?.id ?? 0, batchSize);
    }
  }
}
