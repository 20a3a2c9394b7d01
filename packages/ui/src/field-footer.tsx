import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { AlertIcon } from './icons/alert.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './field.module.css';

export interface FieldFooterProps {
  readonly description: string | undefined;
  readonly error: ReactNode;
  /** What is written so far; counted in code points, as the server does. */
  readonly value: string;
  readonly maxLength: number | undefined;
}

/** What stands below a field: its error or else its description, and how much may still be written. */
export const FieldFooter = ({ description, error, value, maxLength }: FieldFooterProps) => {
  if (description === undefined && error === undefined && maxLength === undefined) return null;
  return (
    <div className={styles.below}>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>
        <AlertIcon />
        {error}
      </FieldError>
      {maxLength !== undefined && <Counter remaining={maxLength - codePoints(value)} />}
    </div>
  );
};

const announcedFrom = 20;

const Counter = ({ remaining }: { readonly remaining: number }) => {
  const text = remaining < 0 ? `${-remaining} too many` : `${remaining} left`;
  return (
    <span className={styles.counter} {...(remaining < 0 ? { 'data-over': '' } : {})}>
      <span aria-hidden="true">{text}</span>
      <span role="status">
        <VisuallyHidden>{remaining <= announcedFrom ? `Characters: ${text}` : ''}</VisuallyHidden>
      </span>
    </span>
  );
};

const codePoints = (text: string) => [...text].length;
