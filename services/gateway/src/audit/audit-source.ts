import type { AuditEntry } from '@seed/contracts/audit';

/** The conditions that entries must meet; a condition that is not given holds for all. */
export interface AuditQuery {
  readonly limit: number;
  /** The id of the last entry of the page before. */
  readonly cursor?: string | undefined;
  readonly actor?: string | undefined;
  readonly act?: string | undefined;
}

/** A page of one source: its newest entries that meet the conditions, and whether older ones follow. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
}

/** A part of the audit log. */
export interface AuditSource {
  /** The name of the service in its entries. */
  readonly name: string;
  /**
   * Reads a page, newest first.
   * @param headers of the request to the service, names and values alternating
   */
  read(query: AuditQuery, headers: readonly string[]): Promise<AuditPage>;
}
