import type { ReactNode, Ref } from 'react';
import styles from './above-list.module.css';

export interface AboveListProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** A button. */
  readonly children: ReactNode;
}

/**
 * Stands above a list of a `PageBody`, and stays in sight while the page scrolls. It takes no room, so the list stays
 * where it is when this appears.
 *
 * @example
 * ```tsx
 * import { AboveList } from '@seed/ui/above-list';
 * import { Button } from '@seed/ui/button';
 *
 * export const NewPosts = () => (
 *   <AboveList>
 *     <Button size="small">3 new posts</Button>
 *   </AboveList>
 * );
 * ```
 */
export const AboveList = ({ ref, children }: AboveListProps) => (
  <div ref={ref} className={styles.above}>
    {children}
  </div>
);
