import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly art: ReactNode;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly actions: ReactNode;
  /** An error is told at once to those who do not see it. */
  readonly isError?: boolean;
}

/** A page that says one thing, in a card: not found, an error, a login that failed. */
export const MessagePage = ({ title, art, children, actions, isError = false }: MessagePageProps) => (
  <div className={styles.page}>
    <section className={styles.card} role={isError ? 'alert' : undefined}>
      <div className={styles.art}>{art}</div>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  </div>
);
