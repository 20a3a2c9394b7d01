import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-body.module.css';

export interface PageBodyProps {
  /** A `PageHeader` and what stands below it. */
  readonly children: ReactNode;
  /** 'narrow' for what is read from top to bottom, 'wide' for grids. Default 'narrow'. */
  readonly width?: 'narrow' | 'wide';
}

/** What a module shows between the portal's header and footer: one column with room around it. */
export const PageBody = ({ children, width = 'narrow' }: PageBodyProps) => (
  <div className={classNames(styles.page, styles[width])}>{children}</div>
);
