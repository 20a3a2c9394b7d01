import type { ReactNode } from 'react';
import { ArrowLeftIcon } from './icons/arrow-left.tsx';
import { Link } from './link.tsx';
import styles from './back-link.module.css';

export interface BackLinkProps {
  /** A path of the portal. */
  readonly href: string;
  /** The name of the page that it leads to, e.g. 'All conversations'. */
  readonly children: ReactNode;
}

/**
 * Links to the page above this one. `PageHeader` renders it from its prop `back`.
 *
 * @example
 * ```tsx
 * import { BackLink } from '@seed/ui/back-link';
 *
 * export const ToNotices = () => <BackLink href="/notices">All conversations</BackLink>;
 * ```
 */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <Link href={href} variant="plain" className={styles.back ?? ''}>
    <ArrowLeftIcon />
    {children}
  </Link>
);
