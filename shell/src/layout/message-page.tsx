import { type ReactNode, Suspense } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  /** Space for it is reserved, so it may arrive late. */
  readonly art: ReactNode;
  readonly children: ReactNode;
  /** Buttons and links for the next step. */
  readonly actions: ReactNode;
  /** Announces the page at once to screen readers. Default false. */
  readonly isError?: boolean;
}

/** A page with one message in a card: not found, an error, a failed login. */
export const MessagePage = ({ title, art, children, actions, isError = false }: MessagePageProps) => (
  <div className={styles.page}>
    <section className={styles.card} role={isError ? 'alert' : undefined}>
      <div className={styles.art}>
        <Suspense>{art}</Suspense>
      </div>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  </div>
);
