import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './link-list.module.css';

export interface LinkListItem {
  readonly key: string | number;
  /** A path of the portal or a web address. Without it the label is a text. */
  readonly href?: string;
  readonly label: ReactNode;
  /** A short second line, e.g. a day or a name, of which at most two lines are shown. */
  readonly detail?: ReactNode;
  /** Opens a new tab, for addresses outside the portal. Default false. */
  readonly opensNewTab?: boolean;
  /** Runs before the link is followed. */
  readonly onPress?: () => void;
}

export interface LinkListProps {
  readonly items: readonly LinkListItem[];
}

/**
 * A short list of links with a second line each, as it stands in a part of a page. Labels are shown in full, because a
 * link to another site shows its label nowhere else.
 *
 * @example
 * ```tsx
 * import { LinkList } from '@seed/ui/link-list';
 *
 * export const Newest = () => (
 *   <LinkList items={[{ key: 7, href: '/notices/7', label: 'Field notes', detail: 'Kenji Tanaka' }]} />
 * );
 * ```
 */
export const LinkList = ({ items }: LinkListProps) => (
  <ul className={styles.list}>
    {items.map(({ key, href, label, detail, onPress, opensNewTab = false }) => (
      <li key={key} className={styles.item}>
        {href === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <Link
            href={href}
            className={styles.label}
            onPress={onPress}
            {...(opensNewTab && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {label}
          </Link>
        )}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </li>
    ))}
  </ul>
);
