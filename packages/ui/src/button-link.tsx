import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  /** A path of the portal or a web address. */
  readonly href: string;
  readonly children: ReactNode;
  /** The emphasis, as of a `Button`. Default 'secondary'. */
  readonly variant?: ButtonVariant;
  /** The height: 'small' is 36 px, 'medium' 44 px, 'large' 52 px. Default 'medium'. */
  readonly size?: 'small' | 'medium' | 'large';
  /** An icon before the text; screen readers skip it. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Renders a link that looks like a button, for a page whose main action leads to another page.
 *
 * @example
 * ```tsx
 * import { ButtonLink } from '@seed/ui/button-link';
 *
 * export const ToMainMenu = () => <ButtonLink href="/intranet-welcome">Main Menu</ButtonLink>;
 * ```
 */
export const ButtonLink = (props: ButtonLinkProps) => {
  const { children, variant = 'secondary', size = 'medium', icon, className, ...rest } = props;
  return (
    <AriaLink {...rest} className={classNames(styles.button, styles[variant], styles[size], className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </AriaLink>
  );
};
