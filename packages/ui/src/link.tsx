import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Anchor, type AnchorProps } from './internal/anchor.tsx';
import styles from './link.module.css';

export interface LinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
  /** A path of the portal or a web address. The nearest `UiProvider` navigates to paths without a page load. */
  readonly href: string;
  readonly children: ReactNode;
  /** 'plain' inherits its colour and is underlined on hover, 'bare' has no style at all. Default 'inline'. */
  readonly variant?: 'inline' | 'plain' | 'bare';
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Renders an `<a href>` that navigates within the portal without a page load.
 *
 * @example
 * ```tsx
 * import { Link } from '@seed/ui/link';
 *
 * export const Author = () => (
 *   <Link href="/notices/7" variant="plain">
 *     Kenji
 *   </Link>
 * );
 * ```
 */
export const Link = ({ variant = 'inline', className, ...rest }: LinkProps) => (
  <Anchor {...rest} className={classNames(styles.link, styles[variant], className)} />
);
