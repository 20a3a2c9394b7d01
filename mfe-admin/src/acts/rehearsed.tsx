import { Button } from '@seed/ui/button';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './rehearsed.module.css';
import type { Rehearsal } from './use-rehearsal.ts';

export interface RehearsedProps {
  readonly rehearsal: Rehearsal | undefined;
  /** The form of the act. */
  readonly children: ReactNode;
}

/** The form of an act, or every reason why the registry would refuse the act. */
export const Rehearsed = ({ rehearsal, children }: RehearsedProps) => {
  if (rehearsal === undefined || rehearsal.reasons.length === 0) return children;
  return (
    <>
      <div role="alert" className={styles.refused}>
        <p>{messages.act.refused}</p>
        <ul className={styles.reasons}>
          {rehearsal.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
      <Button isPending={rehearsal.isPending} onPress={rehearsal.retry}>
        {messages.act.checkAgain}
      </Button>
    </>
  );
};
