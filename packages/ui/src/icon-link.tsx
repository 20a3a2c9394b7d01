import type { ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';
import { Anchor, type AnchorProps } from './internal/anchor.tsx';

export interface IconLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name. It is not shown, so the icon must be well known. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a dot shows that there is something new, which the label names too. Default false. */
  readonly hasNews?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link with only an icon, 44 px wide.
 *
 * @example
 * ```tsx
 * import { IconLink } from '@seed/ui/icon-link';
 * import { BellIcon } from '@seed/ui/icons/bell';
 *
 * export const Bell = () => <IconLink href="/notifications" label="Notifications, 2 unread" icon={<BellIcon />} hasNews />;
 * ```
 */
export const IconLink = ({ label, icon, hasNews = false, ...rest }: IconLinkProps) => (
  <Anchor {...rest} aria-label={label} className={styles.button}>
    {icon}
    {hasNews && <span className={styles.dot} />}
  </Anchor>
);
