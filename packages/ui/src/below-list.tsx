import type { ReactNode, Ref } from 'react';
import styles from './below-list.module.css';

export interface BelowListProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** A button. */
  readonly children: ReactNode;
}

/**
 * Stands below a list whose newest rows come last, in a grid with the gap `--space-4`, and stays in sight while the page
 * scrolls. It takes no room, so nothing moves when this appears.
 *
 * @example
 * ```tsx
 * import { BelowList } from '@seed/ui/below-list';
 * import { Button } from '@seed/ui/button';
 *
 * export const NewComments = () => (
 *   <BelowList>
 *     <Button size="small">3 new comments</Button>
 *   </BelowList>
 * );
 * ```
 */
export const BelowList = ({ ref, children }: BelowListProps) => (
  <div ref={ref} className={styles.below}>
    {children}
  </div>
);
