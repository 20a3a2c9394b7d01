import type { MemberIdChanged } from '@seed/contracts/portal-events';
import { type Database, inTransaction } from '../transaction.ts';
import type { ReportTables } from './report-tables.ts';
import { formerReporter, reportsRepository } from './reports.repository.ts';

/**
 * Gives the reports that a member sent under former ids to the present id; for the event `member.id-changed`.
 *
 * @example
 * ```ts
 * await changeReporterId(database, forumReports, { memberId: 'maria', formerIds: ['id-before'] });
 * ```
 */
export async function changeReporterId(
  database: Database,
  tables: ReportTables,
  { memberId, formerIds }: MemberIdChanged,
): Promise<void> {
  await inTransaction(database, (manager) =>
    reportsRepository(manager, tables).changeMember(formerIds, () => memberId),
  );
}

/**
 * Makes the reports of a removed member anonymous: they still count, and the outcome is sent to the other reporters only.
 *
 * @example
 * ```ts
 * await forgetReporter(database, forumReports, ['maria']);
 * ```
 */
export async function forgetReporter(
  database: Database,
  tables: ReportTables,
  memberIds: readonly string[],
): Promise<void> {
  await inTransaction(database, (manager) =>
    reportsRepository(manager, tables).changeMember(memberIds, ({ id }) => `${formerReporter}${id}`),
  );
}
