import { usePortal } from '@seed/portal-sdk';
import type { SearchReport } from '@seed/portal-sdk';
import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Collects what the sources report for the words.
 *
 * @returns `reports` for these words, `isComplete` when all sources have reported, and `report`, which sources call
 */
export function useReports(words: string) {
  const { slots } = usePortal();
  const sources = useSyncExternalStore(slots.subscribe, () => slots.extensions('search.source'));
  const [all, setAll] = useState<readonly SearchReport[]>([]);
  const report = useCallback((next: SearchReport) => {
    setAll((last) => [...last.filter(({ kind }) => kind !== next.kind), next]);
  }, []);
  // A source may still report on the words before, which a member has changed since.
  const reports = all.filter((one) => one.words === words);
  return { reports, isComplete: reports.length >= sources.length, report };
}
