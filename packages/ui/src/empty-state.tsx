import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing of the kit, e.g. `<EmptyForums />`. */
  readonly drawing?: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  /** A `Button` or `ButtonLink`. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {drawing && <div className={styles.drawing}>{drawing}</div>}
    <h2 className={styles.title}>{title}</h2>
    {children && <p className={styles.text}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
