import { infiniteQueryFor, queryFor, useApi } from '@seed/portal-sdk';
import { listLogEntries, verifyLog } from '@seed/registry-contracts/log';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';
import type { LogFilter } from '../../../registry/read-log.ts';

/** Entries of the log, newest first. */
export function useLog(filter: LogFilter, limit = rowsPerPage) {
  const log = useInfiniteQuery(infiniteQueryFor(useApi(), listLogEntries, { ...filter, limit }));
  return { ...log, data: log.data?.map((entry) => ({ ...entry, id: entry.sequence })) };
}

export function useLogVerification() {
  return useQuery(queryFor(useApi(), verifyLog));
}
