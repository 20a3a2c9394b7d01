import { PagedList } from '@seed/portal-sdk';
import type { LogEntry } from '@seed/registry-contracts/log';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { Acted } from '../../people/acted.tsx';
import type { LogFilter } from '../../registry/read-log.ts';
import { UndoButton } from '../../undo/undo-button.tsx';
import { undoMessages } from '../../undo/undo-messages.ts';
import { useLog } from './api/log.ts';
import { LogListSkeleton } from './log-list-skeleton.tsx';
import { sentencesOf } from './log-sentences.ts';
import styles from './log-list.module.css';

const texts = messages.log;

export interface LogListProps {
  readonly filter: LogFilter;
  /** The path of the page that shows the list. */
  readonly page: string;
  /** Rows of a page. */
  readonly limit?: number;
}

/** Entries of the log, newest first. */
export const LogList = ({ filter, page, limit }: LogListProps) => (
  <PagedList
    query={useLog(filter, limit)}
    texts={texts}
    loading={<LogListSkeleton />}
    empty={<EmptyState drawing={<EmptyGeneric />} title={isFiltered(filter) ? texts.noMatch : texts.empty} />}
    className={styles.list}
  >
    {(entry) => <Entry entry={entry} page={page} />}
  </PagedList>
);

const Entry = ({ entry, page }: { readonly entry: LogEntry; readonly page: string }) => (
  <article className={styles.entry}>
    {sentencesOf(entry).map((sentence) => (
      <p key={sentence} className={styles.what}>
        {sentence}
      </p>
    ))}
    {entry.reason !== null && <p className={styles.reason}>{entry.reason}</p>}
    <p className={styles.acted}>
      <Acted by={entry.by} at={entry.at} />
      <UndoButton entry={entry} sentence={sentencesOf(entry).join(' ')} page={page} />
    </p>
    {entry.act === 'key-revoked' && <p className={styles.never}>{undoMessages.never}</p>}
  </article>
);

function isFiltered({ module, act }: LogFilter): boolean {
  return module !== undefined || act !== undefined;
}
