import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './card.module.css';

export interface CardLinkProps {
  /** A path of the portal or a web address. */
  readonly href: string;
  /** The accessible name: the title of the card, not its whole text. */
  readonly children: ReactNode;
  /** Opens a new tab and adds a note for screen readers; for addresses outside the portal. Default false. */
  readonly opensNewTab?: boolean;
}

/**
 * The one link of an interactive `Card`: a press anywhere on the card follows it.
 *
 * @example
 * ```tsx
 * import { Card } from '@seed/ui/card';
 * import { CardLink } from '@seed/ui/card-link';
 *
 * export const PostCard = ({ title }: { title: string }) => (
 *   <Card as="article" isInteractive>
 *     <h2>
 *       <CardLink href="/notices/7">{title}</CardLink>
 *     </h2>
 *   </Card>
 * );
 * ```
 */
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
