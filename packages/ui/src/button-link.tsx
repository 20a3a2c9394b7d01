import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for going somewhere where going is the main thing to do. */
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
