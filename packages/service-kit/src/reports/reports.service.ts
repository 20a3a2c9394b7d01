import type { Body, Query } from '@seed/contracts/endpoint';
import {
  beginningOf,
  type decideReportEndpoint,
  type listReportsEndpoint,
  type ReportCase,
  type reportEndpoint,
  reportLimits,
} from '@seed/contracts/reports';
import { recordAct } from '../audit-log.ts';
import type { Caller } from '../caller.ts';
import type { RowPage } from '../keyset.ts';
import { conflict, forbidden, notFound, ProblemError } from '../problem-error.ts';
import { type Database, inTransaction } from '../transaction.ts';
import { hiddenMarkOf, isVisibleTo } from './hidden-rows.ts';
import { notifyAuthor, notifyReporters } from './notify.repository.ts';
import type { ReportCaseRow, ReportTables } from './report-tables.ts';
import type { ReportableKind, ReportableRow, Reportables } from './reportable.ts';
import { readSummaries, type ReportSummary } from './report-summaries.repository.ts';
import { type Reported, reportCasesRepository, reportsRepository } from './reports.repository.ts';

type NewReport = Body<ReturnType<typeof reportEndpoint>>;
type Decision = Body<ReturnType<typeof decideReportEndpoint>>;
type ListQuery = Query<ReturnType<typeof listReportsEndpoint>>;

const dayMs = 24 * 60 * 60 * 1000;

/** Members report rows of this service, and Admins decide about them. */
export class ReportsService {
  readonly #database: Database;
  readonly #tables: ReportTables;
  readonly #kinds: ReadonlyMap<string, ReportableKind>;

  constructor(database: Database, { tables, kinds }: Reportables) {
    this.#database = database;
    this.#tables = tables;
    this.#kinds = new Map(kinds.map((kind) => [kind.noun, kind]));
  }

  /**
   * Stores the caller's report of a row.
   *
   * @throws ProblemError `not_found` (404), `forbidden` (403) for the caller's own text, `too_many_requests` (429).
   */
  async file(reported: Reported, report: NewReport, caller: Caller): Promise<void> {
    await inTransaction(this.#database, async (manager) => {
      const row = await this.#kind(reported.kind).lock(manager, reported.entityId);
      if (row === null || !isVisibleTo(row, caller) || (row.isWithinHidden === true && !caller.isAdmin)) {
        throw notFound();
      }
      if (row.authorId === caller.id) throw forbidden('This is your own. You can change it or delete it.');
      const stored = reportsRepository(manager, this.#tables);
      const { id: caseId } = await reportCasesRepository(manager, this.#tables).open(reported);
      if (!(await stored.file(caseId, { ...report, memberId: caller.id }))) return;
      if ((await stored.countOf(caller.id, new Date(Date.now() - dayMs))) > reportLimits.perDay) {
        // The error rolls the report back.
        throw tooManyReports();
      }
      const detail = { kind: reported.kind, reason: report.reason };
      await recordAct(manager, caller, { act: 'report.created', objectId: row.objectId ?? row.id, detail });
    });
  }

  /** @throws ProblemError `forbidden` (403), or `bad_request` (400) for a cursor that is not valid. */
  async list({ state, ...page }: ListQuery, caller: Caller): Promise<RowPage<ReportCase>> {
    assertAdmin(caller);
    const { manager } = this.#database;
    const { items, nextCursor } = await reportCasesRepository(manager, this.#tables).list(state, page);
    const summaries = await readSummaries(manager, this.#tables, items);
    const rows = await this.#rowsOf(items);
    const present = items.flatMap((item) => {
      const [row, summary] = [rows.get(`${item.kind}:${item.entityId}`), summaries.get(item.id)];
      // A row that is deleted at this moment takes its case with it.
      return row === undefined || summary === undefined ? [] : [presentCase(item, row, summary)];
    });
    return { items: present, nextCursor };
  }

  /** @throws ProblemError `forbidden` (403). */
  async count(caller: Caller): Promise<{ readonly open: number }> {
    assertAdmin(caller);
    return { open: await reportCasesRepository(this.#database.manager, this.#tables).countOpen() };
  }

  /**
   * Decides about all open reports of a case. The same decision of the same Admin has no effect the second time.
   *
   * @throws ProblemError `forbidden` (403), `not_found` (404), or `conflict` (409) if another Admin has decided.
   */
  async decide(caseId: number, decision: Decision, caller: Caller): Promise<void> {
    assertAdmin(caller);
    await inTransaction(this.#database, async (manager) => {
      const stored = reportCasesRepository(manager, this.#tables);
      const found = await stored.find(caseId);
      if (found === null) throw notFound();
      const kind = this.#kind(found.kind);
      // The order of the locks is that of a report: first the row, then its case.
      const row = await kind.lock(manager, found.entityId);
      if (row === null) throw notFound();
      const item = await stored.getForChange(caseId);
      if (isRepeated(item, decision, caller)) return;
      assertUndecided(item, row, decision);
      if (decision.action === 'hide') {
        await kind.setHidden(manager, row.id, { hiddenAt: new Date(), hiddenMessage: decision.message });
      }
      if (decision.action === 'show') await kind.setHidden(manager, row.id, { hiddenAt: null, hiddenMessage: null });
      await stored.close(item, { decision: decision.action, decidedBy: caller.id });
      const reporters = await reportsRepository(manager, this.#tables).decide(item.id);
      const detail = { decision: decision.action, authorId: row.authorId, reports: reporters.length };
      await recordAct(manager, caller, { act: `${kind.noun}.changed`, objectId: row.objectId ?? row.id, detail });
      const decided = { kind: kind.noun, row, decision, round: item.version };
      await notifyAuthor(manager, decided, caller);
      await notifyReporters(manager, { ...decided, reporters }, caller);
    });
  }

  async #rowsOf(cases: readonly ReportCaseRow[]): Promise<ReadonlyMap<string, ReportableRow>> {
    const found = new Map<string, ReportableRow>();
    for (const { noun, read } of this.#kinds.values()) {
      const ids = cases.filter(({ kind }) => kind === noun).map(({ entityId }) => entityId);
      const rows = ids.length === 0 ? [] : await read(this.#database.manager, ids);
      for (const row of rows) found.set(`${noun}:${row.id}`, row);
    }
    return found;
  }

  #kind(noun: string): ReportableKind {
    const kind = this.#kinds.get(noun);
    if (kind === undefined) throw new TypeError(`'${noun}' cannot be reported`);
    return kind;
  }
}

function assertAdmin(caller: Caller): void {
  if (!caller.isAdmin) throw forbidden('Only Admins may read reports and decide about them.');
}

function isRepeated(item: ReportCaseRow, { action }: Decision, caller: Caller): boolean {
  return !item.isOpen && item.decision === action && item.decidedBy === caller.id;
}

function assertUndecided(item: ReportCaseRow, { hiddenAt }: ReportableRow, { action }: Decision): void {
  if (action === 'show') {
    if (hiddenAt === null) throw conflict('Everybody sees this already.');
    return;
  }
  if (!item.isOpen) throw conflict('Another Admin has decided about this already.');
}

function tooManyReports(): ProblemError {
  const detail = `You can send at most ${reportLimits.perDay} reports a day. If it is urgent, please write to the support.`;
  return new ProblemError('too_many_requests', { detail });
}

function presentCase(item: ReportCaseRow, row: ReportableRow, { reasons, newestText }: ReportSummary): ReportCase {
  const hidden = hiddenMarkOf(row);
  return {
    id: item.id,
    kind: item.kind,
    title: row.title,
    excerpt: beginningOf(row.text),
    ...(row.picture !== undefined && { picture: row.picture }),
    author: row.authorName,
    authorID: row.authorId,
    href: row.href,
    isOpen: item.isOpen,
    reportCount: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons: [...reasons],
    newestText,
    reportedAt: item.openedAt.toISOString(),
    ...(item.decision !== null && { decision: item.decision }),
    ...(hidden && { hidden }),
  };
}
