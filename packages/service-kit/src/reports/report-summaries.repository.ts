import { reportReasons } from '@seed/contracts/reports';
import type { EntityManager } from 'typeorm';
import { fetchRowsBy } from '../fetch-rows.ts';
import { placeholders } from '../placeholders.ts';
import { readRows } from '../read-rows.ts';
import type { ReportCaseRow, ReportRow, ReportTables } from './report-tables.ts';

/** The open reports of a case together; of a decided case, all of its reports. */
export interface ReportSummary {
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly newestText: string;
}

/** Reads the summaries by the ids of the cases, in three statements however many reports there are. */
export async function readSummaries(
  manager: EntityManager,
  tables: ReportTables,
  cases: readonly ReportCaseRow[],
): Promise<ReadonlyMap<number, ReportSummary>> {
  const [open, decided] = [cases.filter(({ isOpen }) => isOpen), cases.filter(({ isOpen }) => !isOpen)];
  const counts = [...(await countReasons(manager, open, [0])), ...(await countReasons(manager, decided, [0, 1]))];
  const ids = counts.flatMap(({ newest }) => (newest === null ? [] : [Number(newest)]));
  const texts = await fetchRowsBy(manager, tables.reports, { property: 'id', values: ids });
  return new Map(cases.map(({ id }) => [id, summaryOf(id, counts, texts)]));
}

interface ReasonCount {
  readonly caseId: number;
  readonly reason: string;
  readonly count: number | string;
  /** The newest report with this reason that has a text. */
  readonly newest: number | string | null;
}

async function countReasons(
  manager: EntityManager,
  cases: readonly ReportCaseRow[],
  states: readonly number[],
): Promise<readonly ReasonCount[]> {
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  return readRows<ReasonCount>(
    manager,
    `SELECT case_id AS caseId, reason, COUNT(*) AS count, MAX(CASE WHEN text <> '' THEN id END) AS newest FROM reports
     WHERE case_id IN (${placeholders(ids)}) AND is_decided IN (${placeholders(states)}) GROUP BY case_id, reason`,
    [...ids, ...states],
  );
}

function summaryOf(id: number, counts: readonly ReasonCount[], texts: readonly ReportRow[]): ReportSummary {
  const order = (reason: string) => (reportReasons as readonly string[]).indexOf(reason);
  const reasons = counts
    .filter(({ caseId }) => caseId === id)
    .map(({ reason, count }) => ({ reason, count: Number(count) }))
    .toSorted((one, other) => other.count - one.count || order(one.reason) - order(other.reason));
  const newest = texts.filter(({ caseId }) => caseId === id).toSorted((one, other) => other.id - one.id)[0];
  return { reasons, newestText: newest?.text ?? '' };
}
