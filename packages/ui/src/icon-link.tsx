import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Anchor, type AnchorProps } from './internal/anchor.tsx';
import styles from './icon-button.module.css';

export interface IconLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name. It is not shown, so the icon must be well known. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link with only an icon, which looks like a quiet `IconButton`.
 *
 * @example
 * ```tsx
 * import { IconLink } from '@seed/ui/icon-link';
 * import { SearchIcon } from '@seed/ui/icons/search';
 *
 * export const ToSearch = () => <IconLink href="/search" label="Search" icon={<SearchIcon />} />;
 * ```
 */
export const IconLink = ({ label, icon, className, ...rest }: IconLinkProps) => (
  <Anchor {...rest} aria-label={label} className={classNames(styles.button, className)}>
    {icon}
  </Anchor>
);
