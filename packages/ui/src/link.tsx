import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './link.module.css';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  /** A path of the portal or an address; the nearest `UiProvider` navigates paths without a page load. */
  readonly href: string;
  readonly children: ReactNode;
  /** 'plain' inherits colour and has no line until hovered: for names and whole cards. Default 'inline'. */
  readonly variant?: 'inline' | 'plain' | 'bare';
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A real `<a href>`: opens in a new tab, can be copied, works before the scripts do. */
export const Link = ({ variant = 'inline', className, ...rest }: LinkProps) => (
  <AriaLink {...rest} className={classNames(styles.link, styles[variant], className)} />
);
