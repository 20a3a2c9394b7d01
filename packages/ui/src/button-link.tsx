import type { ReactNode, Ref } from 'react';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import { Anchor, type AnchorProps } from './internal/anchor.tsx';
import styles from './button.module.css';

export interface ButtonLinkProps extends Omit<AnchorProps, 'children' | 'className' | 'style'> {
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
    <Anchor {...rest} className={classNames(styles.button, styles[variant], styles[size], className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Anchor>
  );
};
