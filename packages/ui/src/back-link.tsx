import type { ReactNode } from 'react';
import { ArrowLeftIcon } from './icons/arrow-left.tsx';
import { Link } from './link.tsx';
import styles from './back-link.module.css';

export interface BackLinkProps {
  readonly href: string;
  /** Where it leads, e.g. 'All conversations'. */
  readonly children: ReactNode;
}

/** The way back, above what a page shows. A `PageHeader` has one of its own. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Link href={href} variant="plain" className={styles.back ?? ''}>
    <ArrowLeftIcon />
    {children}
  </Link>
);
