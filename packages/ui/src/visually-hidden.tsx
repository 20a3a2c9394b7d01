import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/**
 * Renders text for screen readers only.
 *
 * @example
 * ```tsx
 * import { VisuallyHidden } from '@seed/ui/visually-hidden';
 *
 * export const Note = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;
 * ```
 */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => <span className={styles.hidden}>{children}</span>;
