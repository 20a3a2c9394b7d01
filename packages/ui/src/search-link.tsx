import type { Ref } from 'react';
import { SearchIcon } from './icons/search.tsx';
import { Anchor, type AnchorProps } from './internal/anchor.tsx';
import styles from './search-link.module.css';

export interface SearchLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name, shown where there is room. */
  readonly label: string;
  /** The keys that open the search, as members read them: 'Ctrl K'. */
  readonly keys: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of its own for searching: it looks like a field where there is room for one, else it is an icon.
 *
 * @example
 * ```tsx
 * import { SearchLink } from '@seed/ui/search-link';
 *
 * export const ToSearch = () => <SearchLink href="/search" label="Search" keys="Ctrl K" />;
 * ```
 */
export const SearchLink = ({ label, keys, ...rest }: SearchLinkProps) => (
  <div className={styles.room}>
    <Anchor {...rest} aria-label={label} className={styles.link}>
      <SearchIcon />
      <span className={styles.label}>{label}</span>
      <kbd className={styles.keys}>{keys}</kbd>
    </Anchor>
  </div>
);
