import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './card.module.css';

export interface CardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The link of an interactive `Card`: a press anywhere on the card follows it, its name stays short. */
export const CardLink = ({ href, children }: CardLinkProps) => (
  <Link href={href} variant="bare" className={styles.link ?? ''}>
    {children}
  </Link>
);
