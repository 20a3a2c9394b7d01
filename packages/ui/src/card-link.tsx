import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './card.module.css';

export interface CardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens beside the portal, which says so: for addresses outside of it. */
  readonly opensNewTab?: boolean;
}

/** The link of an interactive `Card`: a press anywhere on the card follows it, its name stays short. */
export const CardLink = ({ href, children, opensNewTab = false }: CardLinkProps) => (
  <Link
    href={href}
    variant="bare"
    className={styles.link ?? ''}
    {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {children}
    {opensNewTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
  </Link>
);
