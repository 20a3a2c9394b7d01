import { PagedList } from '@seed/portal-sdk';
import type { LogEntry } from '@seed/registry-contracts/log';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { Acted } from '../../people/acted.tsx';
import { type LogFilter, useLog } from './api/log.ts';
import { LogListSkeleton } from './log-list-skeleton.tsx';
import { sentencesOf } from './log-sentences.ts';
import styles from './log-list.module.css';

const texts = messages.log;

export interface LogListProps {
  readonly filter: LogFilter;
  /** Rows of a page. */
  readonly limit?: number;
}

/** Entries of the log, newest first. */
export const LogList = ({ filter, limit }: LogListProps) => (
  <PagedList
    query={useLog(filter, limit)}
    texts={texts}
    loading={<LogListSkeleton />}
    empty={<EmptyState drawing={<EmptyGeneric />} title={isFiltered(filter) ? texts.noMatch : texts.empty} />}
    className={styles.list}
  >
    {(entry) => <Entry entry={entry} />}
  </PagedList>
);

const Entry = ({ entry }: { readonly entry: LogEntry }) => (
  <article className={styles.entry}>
    {sentencesOf(entry).map((sentence) => (
      <p key={sentence} className={styles.what}>
        {sentence}
      </p>
    ))}
    {entry.reason !== null && <p className={styles.reason}>{entry.reason}</p>}
    <Acted by={entry.by} at={entry.at} />
  </article>
);

function isFiltered({ module, act }: LogFilter): boolean {
  return module !== undefined || act !== undefined;
}
