import { type ReactNode, Suspense } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing from `@seed/ui/art`, e.g. `<EmptyConversation />`. It may be lazy: its place is kept. */
  readonly drawing?: ReactNode;
  /** The heading, e.g. 'No conversations available'. */
  readonly title: string;
  /** One sentence about the next step. */
  readonly children?: ReactNode;
  /** A `Button` or `ButtonLink` for the next step. */
  readonly action?: ReactNode;
}

/**
 * Stands in for an empty list and offers the next step.
 *
 * @example
 * ```tsx
 * import { EmptyConversation } from '@seed/ui/art/empty-conversation';
 * import { EmptyState } from '@seed/ui/empty-state';
 *
 * export const NoPosts = () => (
 *   <EmptyState drawing={<EmptyConversation />} title="No conversations available">
 *     Start the first one.
 *   </EmptyState>
 * );
 * ```
 */
export const EmptyState = ({ drawing, title, children, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {drawing && (
      <div className={styles.drawing}>
        <Suspense>{drawing}</Suspense>
      </div>
    )}
    <h2 className={styles.title}>{title}</h2>
    {children && <p className={styles.text}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
