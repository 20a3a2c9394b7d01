import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './nav-overlay.module.css';

export interface NavOverlayLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Whether it leads to the page shown. Default false. */
  readonly isCurrent?: boolean;
}

/**
 * A link of the `NavOverlay`.
 *
 * @example
 * ```tsx
 * import { NavOverlayLink } from '@seed/ui/nav-overlay-link';
 *
 * export const ToNotices = () => <NavOverlayLink href="/notices">Notices</NavOverlayLink>;
 * ```
 */
export const NavOverlayLink = ({ href, icon, children, isCurrent = false }: NavOverlayLinkProps) => (
  <Link
    href={href}
    variant="bare"
    className={styles.link ?? ''}
    {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
  >
    {icon}
    {children}
  </Link>
);
