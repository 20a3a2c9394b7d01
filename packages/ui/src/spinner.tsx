import styles from './spinner.module.css';

export interface SpinnerProps {
  /** The accessible name. Default 'Loading'. */
  readonly label?: string;
  /** 'small' is as high as text, 'large' is 64 px. Default 'small'. */
  readonly size?: 'small' | 'large';
}

/**
 * Shows that an action runs. `Button` renders it while `isPending`.
 *
 * @example
 * ```tsx
 * import { Spinner } from '@seed/ui/spinner';
 *
 * export const Waiting = () => <Spinner label="Signing in" />;
 * ```
 */
export const Spinner = ({ label = 'Loading', size = 'small' }: SpinnerProps) => (
  <span role="img" aria-label={label} className={size === 'large' ? styles.large : styles.small}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.turning}>
      <path d="M12 12C12 6.5 15.5 3 21 3c0 5.500-3.500 9-9 9Z" fill="currentColor" />
      <path d="M12 12c0 5.500-3.500 9-9 9 0-5.500 3.500-9 9-9Z" fill="currentColor" opacity=".5" />
    </svg>
  </span>
);
