import type { PageQuery } from '@seed/contracts/lists';
import type { ReportReason } from '@seed/contracts/reports';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { instantKey } from '../cursor.ts';
import { listOrder, type RowPage } from '../keyset.ts';
import { versionedRows } from '../versioned-rows.ts';
import { casesByState, referenceTo, type ReportCaseRow, type ReportRow, type ReportTables } from './report-tables.ts';

/** A reported row. */
export interface Reported {
  readonly kind: string;
  readonly entityId: number;
}

/** The report of one member. */
export interface FiledReport {
  readonly memberId: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/** Begins the id of a reporter who was removed. */
export const formerReporter = 'former-member-';

const oldestFirst = listOrder({ by: 'openedAt', direction: 'ASC', key: instantKey });
const newestFirst = listOrder({ by: 'openedAt', direction: 'DESC', key: instantKey });

/** The cases as stored, inside of the manager's transaction or on its own. */
export function reportCasesRepository(manager: EntityManager, tables: ReportTables) {
  const cases = manager.getRepository(tables.cases);
  const rows = versionedRows(manager, tables.cases);
  return {
    find: rows.find,
    getForChange: rows.getForChange,
    /** Returns the open case of a row. The row is locked, so no two requests open its case at once. */
    async open({ kind, entityId }: Reported): Promise<ReportCaseRow> {
      const known = await cases.findOneBy({ kind, entityId });
      if (known?.isOpen === true) return known;
      const openedAt = new Date();
      if (known !== null) return rows.update(known, { isOpen: true, openedAt });
      const opened = { openedAt, isOpen: true, decision: null, decidedBy: null };
      return rows.insert({ kind, entityId, [referenceTo(kind)]: entityId, ...opened });
    },
    async close(row: ReportCaseRow, decided: Pick<ReportCaseRow, 'decision' | 'decidedBy'>): Promise<void> {
      await rows.update(row, { isOpen: false, ...decided });
    },
    /** How many cases wait for a decision. */
    countOpen: (): Promise<number> => cases.countBy({ isOpen: true }),
    /** Open cases are listed oldest first, decided ones newest first. */
    list(state: 'open' | 'decided', page: PageQuery): Promise<RowPage<ReportCaseRow>> {
      const filter = { property: 'isOpen', value: Number(state === 'open'), index: casesByState };
      const order = state === 'open' ? oldestFirst : newestFirst;
      return order.page(manager, tables.cases, { page, filter });
    },
  };
}

/** The reports as stored, inside of the manager's transaction or on its own. */
export function reportsRepository(manager: EntityManager, tables: ReportTables) {
  const reports = manager.getRepository(tables.reports);
  return {
    /**
     * Stores the report of a member; a second one takes the place of the first.
     *
     * @returns false if the member's earlier report is not decided yet
     */
    async file(caseId: number, { memberId, reason, text }: FiledReport): Promise<boolean> {
      const known = await reports.findOneBy({ caseId, memberId });
      const report = { reason, text, createdAt: new Date(), isDecided: false };
      if (known === null) await reports.insert({ caseId, memberId, ...report });
      else await reports.update({ id: known.id }, known.isDecided ? report : { reason, text });
      return known?.isDecided !== false;
    },
    /** How many reports the member has sent since the instant. */
    countOf(memberId: string, since: Date): Promise<number> {
      return reports.countBy({ memberId, createdAt: MoreThan(since) });
    },
    /** Marks the open reports of a case as decided and returns the present members who sent them. */
    async decide(caseId: number): Promise<string[]> {
      const open = await reports.findBy({ caseId, isDecided: false });
      await reports.update({ caseId, isDecided: false }, { isDecided: true });
      return open.map(({ memberId }) => memberId).filter((memberId) => !memberId.startsWith(formerReporter));
    },
    /** Gives the reports of members to another id, such as the present one of a member. */
    async changeMember(memberIds: readonly string[], newId: (report: ReportRow) => string): Promise<void> {
      for (const report of await reports.findBy({ memberId: In([...memberIds]) })) {
        const { caseId, id } = report;
        const memberId = newId(report);
        // The member may have reported the same under both ids.
        if (await reports.existsBy({ caseId, memberId })) await reports.delete({ id });
        else await reports.update({ id }, { memberId });
      }
    },
  };
}
