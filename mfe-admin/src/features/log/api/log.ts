import { infiniteQueryFor, queryFor, useApi } from '@seed/portal-sdk';
import { listLogEntries, verifyLog } from '@seed/registry-contracts/log';
import type { LogEntry, logActs } from '@seed/registry-contracts/log';
import { maxPageSize } from '@seed/contracts/lists';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';

export type Act = (typeof logActs)[number];

export interface LogFilter {
  readonly module?: string;
  readonly act?: Act;
}

/** Entries of the log, newest first. */
export function useLog(filter: LogFilter, limit = rowsPerPage) {
  const log = useInfiniteQuery(infiniteQueryFor(useApi(), listLogEntries, { ...filter, limit }));
  return { ...log, data: log.data?.map((entry) => ({ ...entry, id: entry.sequence })) };
}

export function useLogVerification() {
  return useQuery(queryFor(useApi(), verifyLog));
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
