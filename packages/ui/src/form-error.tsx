import type { ReactNode } from 'react';
import { AlertIcon } from './icons/alert.tsx';
import styles from './form-error.module.css';

export interface FormErrorProps {
  /** The reason in one sentence. */
  readonly children: ReactNode;
}

/**
 * States why a form or an action failed, and announces it at once.
 *
 * @example
 * ```tsx
 * import { FormError } from '@seed/ui/form-error';
 *
 * export const Failed = () => <FormError>Please fill in all fields.</FormError>;
 * ```
 */
export const FormError = ({ children }: FormErrorProps) => (
  <p role="alert" className={styles.error}>
    <AlertIcon />
    <span>{children}</span>
  </p>
);
