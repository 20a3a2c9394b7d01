import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Heard by a screen reader, seen by nobody. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
