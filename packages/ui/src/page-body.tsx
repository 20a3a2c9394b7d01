import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-body.module.css';

export interface PageBodyProps {
  /** A `PageHeader` and the content below it. */
  readonly children: ReactNode;
  /** 'narrow' is 832 px at most, for text; 'wide' is 1152 px, for grids. Default 'narrow'. */
  readonly width?: 'narrow' | 'wide';
}

/**
 * The column of a module's page between the portal's header and footer.
 *
 * @example
 * ```tsx
 * import { PageBody } from '@seed/ui/page-body';
 * import { PageHeader } from '@seed/ui/page-header';
 *
 * export const NoticesPage = () => (
 *   <PageBody>
 *     <PageHeader title="Notices" />
 *   </PageBody>
 * );
 * ```
 */
export const PageBody = ({ children, width = 'narrow' }: PageBodyProps) => (
  <div className={classNames(styles.page, styles[width])}>{children}</div>
);
