import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './nav-overlay.module.css';

export interface NavOverlayLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly isCurrent?: boolean;
}

/** A large line of the `NavOverlay`. */
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
