import { Slot, usePortal } from '@seed/portal-sdk';
import type { SearchReport } from '@seed/portal-sdk';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { useReports } from './use-reports.ts';
import { useWaiting } from './use-waiting.ts';
import styles from './results.module.css';

/** The results of all sources. Each shows its own rows as soon as it has them, so a slow one holds up no other. */
export const Results = ({ words }: { readonly words: string }) => {
  const { reports, isComplete, report } = useReports(words);
  const isWaiting = useWaiting(isComplete);
  return (
    <section aria-label={messages.results}>
      {isComplete ? <Outcome words={words} reports={reports} /> : <p className={styles.line}>{messages.searching}</p>}
      <div className={isWaiting ? `${styles.sources} ${styles.waiting}` : styles.sources}>
        <Slot name="search.source" props={{ words, report }} />
      </div>
    </section>
  );
};

interface OutcomeProps {
  readonly words: string;
  readonly reports: readonly SearchReport[];
}

/** Announces the results when every source has responded. */
const Outcome = ({ words, reports }: OutcomeProps) => {
  const { announce } = usePortal();
  const found = messages.found(reports);
  useEffect(() => {
    announce(found === '' ? messages.none(words) : found);
  }, [announce, found, words]);
  if (found === '') return <p className={styles.none}>{messages.none(words)}</p>;
  return <p className={styles.line}>{messages.resultsFor(words)}</p>;
};
