import type { ReactNode } from 'react';
import { AlertIcon } from './icons/alert.tsx';
import styles from './form-error.module.css';

/** What went wrong with a form, said at once to a screen reader and shown next to what it is about. */
export const FormError = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.error}>
    <AlertIcon />
    <span>{children}</span>
  </p>
);
