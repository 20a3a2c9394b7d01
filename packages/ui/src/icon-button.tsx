import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** Its accessible name, shown to nobody: an icon alone must be well known. */
  readonly label: string;
  readonly icon: ReactNode;
  /** 'floating' is the round + of a list: the one loud thing of its screen. Default 'quiet'. */
  readonly variant?: 'quiet' | 'outlined' | 'floating';
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only an icon, at least 44 px wide. */
export const IconButton = ({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) => (
  <AriaButton {...rest} aria-label={label} className={classNames(styles.button, styles[variant], className)}>
    {icon}
  </AriaButton>
);
