import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-pairs.module.css';

export interface FieldPairsProps {
  readonly children: ReactNode;
  /** Short fields, such as a date and a time, find room beside each other on a phone too. */
  readonly areShort?: boolean;
}

/** Fields beside each other, two by two, where there is room. */
export const FieldPairs = ({ children, areShort = false }: FieldPairsProps) => (
  <div className={classNames(styles.pairs, areShort && styles.short)}>{children}</div>
);
