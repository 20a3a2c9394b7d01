import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-pairs.module.css';

export interface FieldPairsProps {
  /** Fields of the kit. */
  readonly children: ReactNode;
  /** Places short fields, such as a date and a time, beside each other wherever each has 160 px. Default false. */
  readonly areShort?: boolean;
}

/**
 * Places fields in two columns where the screen is at least 640 px wide.
 *
 * @example
 * ```tsx
 * import { FieldPairs } from '@seed/ui/field-pairs';
 * import { TextField } from '@seed/ui/text-field';
 *
 * export const Names = ({ major, university }: { major: string; university: string }) => (
 *   <FieldPairs>
 *     <TextField label="Major" value={major} onChange={() => {}} />
 *     <TextField label="University" value={university} onChange={() => {}} />
 *   </FieldPairs>
 * );
 * ```
 */
export const FieldPairs = ({ children, areShort = false }: FieldPairsProps) => (
  <div className={classNames(styles.pairs, areShort && styles.short)}>{children}</div>
);
