import { maxPageSize } from '@seed/contracts/lists';
import type { useApi } from '@seed/portal-sdk';
import { listLogEntries } from '@seed/registry-contracts/log';
import type { LogEntry, logActs } from '@seed/registry-contracts/log';

export type Act = (typeof logActs)[number];

export interface LogFilter {
  readonly module?: string;
  readonly act?: Act;
}

/** Reads all entries that match, page by page, newest first. */
export async function readLog(api: ReturnType<typeof useApi>, filter: LogFilter): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let cursor: number | undefined;
  do {
    const page = await api.response(listLogEntries, { query: { ...filter, limit: maxPageSize, cursor } });
    entries.push(...page.data);
    cursor = page.next === null ? undefined : Number(page.next);
  } while (cursor !== undefined);
  return entries;
}
