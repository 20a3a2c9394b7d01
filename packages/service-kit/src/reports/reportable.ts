import type { Transaction } from '../transaction.ts';
import type { HideableRow } from './hidden-rows.ts';
import type { ReportedTable, ReportTables } from './report-tables.ts';

/** A row that members may report, as Admins see it. */
export interface ReportableRow extends HideableRow {
  readonly id: number;
  /** The id for the audit log, if it is not that of the row. */
  readonly objectId?: string;
  readonly authorName: string;
  /** Its title, or the beginning of its text. */
  readonly title: string;
  /** How the notification of its author names it, if not by its title. */
  readonly noticeTitle?: string;
  readonly text: string;
  /** The address of the picture, if that is reported. */
  readonly picture?: string;
  /** The path of the page where it is. */
  readonly href: string;
  /** Whether a hidden row that it belongs to hides it, too. */
  readonly isWithinHidden?: boolean;
}

/** One kind of row that members may report: what the reports need of its repository. */
export interface ReportableKind extends ReportedTable {
  /** Reads the rows in any order, without a lock. */
  read(manager: Transaction, ids: readonly number[]): Promise<readonly ReportableRow[]>;
  /** Reads a row and locks it, and first those whose counts change with it; null if there is none. */
  lock(manager: Transaction, id: number): Promise<ReportableRow | null>;
  /** Hides a locked row, or shows it again if both are null. The version stays, because the content does. */
  setHidden(manager: Transaction, id: number, hidden: Pick<HideableRow, 'hiddenAt' | 'hiddenMessage'>): Promise<void>;
}

/** The reports of a service: its tables and what members may report. */
export interface Reportables {
  readonly tables: ReportTables;
  readonly kinds: readonly ReportableKind[];
}
