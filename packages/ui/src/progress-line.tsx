import styles from './progress-line.module.css';

export interface ProgressLineProps {
  /** The accessible name. Default 'Loading'. */
  readonly label?: string;
}

/**
 * A thin progress bar at the upper edge of the nearest positioned element. It becomes visible after 300 ms.
 *
 * @example
 * ```tsx
 * import { ProgressLine } from '@seed/ui/progress-line';
 *
 * export const Loading = () => <ProgressLine />;
 * ```
 */
export const ProgressLine = ({ label = 'Loading' }: ProgressLineProps) => (
  <div role="progressbar" aria-label={label} className={styles.line} />
);
