import { Slot, usePortal } from '@seed/portal-sdk';
import type { SearchReport } from '@seed/portal-sdk';
import { useEffect } from 'react';
import { messages } from '../messages.ts';
import { useReports } from './use-reports.ts';
import styles from './results.module.css';

/** The results of all sources. Each shows its own rows as soon as it has them, so a slow one holds up no other. */
export const Results = ({ words }: { readonly words: string }) => {
  const { reports, isComplete, report } = useReports(words);
  return (
    <section aria-label={messages.results}>
      <div className={styles.sources}>
        <Slot name="search.source" props={{ words, report }} />
      </div>
      {isComplete ? (
        <Outcome words={words} reports={reports} />
      ) : (
        <p className={styles.outcome}>{messages.searching}</p>
      )}
    </section>
  );
};

interface OutcomeProps {
  readonly words: string;
  readonly reports: readonly SearchReport[];
}

/** Announces the results when every source has responded, and shows a line of text if there are none. */
const Outcome = ({ words, reports }: OutcomeProps) => {
  const { announce } = usePortal();
  const found = messages.found(reports);
  const text = found === '' ? messages.none(words) : found;
  useEffect(() => {
    announce(text);
  }, [announce, text]);
  return found === '' && <p className={styles.outcome}>{text}</p>;
};
