import type { ReactNode } from 'react';
import { AlertIcon } from './icons/alert.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './field.module.css';

export interface FieldFooterProps {
  /** The id of the description or error, for `aria-describedby` of the field. */
  readonly id?: string;
  readonly description: string | undefined;
  /** Replaces the description. */
  readonly error: ReactNode;
  /** The field's text. Its length is counted in code points, as the server counts it. */
  readonly value: string;
  /** The limit in code points; undefined shows no counter. */
  readonly maxLength: number | undefined;
}

/**
 * Shows a field's error or description below it, and the number of characters left.
 *
 * @example
 * ```tsx
 * import { FieldFooter } from '@seed/ui/field-footer';
 *
 * export const TitleFooter = ({ title }: { title: string }) => (
 *   <FieldFooter description="At most 100 characters" error={undefined} value={title} maxLength={100} />
 * );
 * ```
 */
export const FieldFooter = ({ id, description, error, value, maxLength }: FieldFooterProps) => {
  if (description === undefined && error === undefined && maxLength === undefined) return null;
  return (
    <div className={styles.below}>
      {description !== undefined && error === undefined && (
        <span id={id} className={styles.description}>
          {description}
        </span>
      )}
      {error !== undefined && (
        <span id={id} className={styles.error}>
          <AlertIcon />
          {error}
        </span>
      )}
      {maxLength !== undefined && <Counter remaining={maxLength - codePoints(value)} />}
    </div>
  );
};

const announceBelow = 20;

const Counter = ({ remaining }: { readonly remaining: number }) => {
  const text = remaining < 0 ? `${-remaining} too many` : `${remaining} left`;
  return (
    <span className={styles.counter} {...(remaining < 0 ? { 'data-over': '' } : {})}>
      <span aria-hidden="true">{text}</span>
      <span role="status">
        <VisuallyHidden>{remaining <= announceBelow ? `Characters: ${text}` : ''}</VisuallyHidden>
      </span>
    </span>
  );
};

const codePoints = (text: string) => [...text].length;
