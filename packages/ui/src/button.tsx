import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
  /** How loud it is: one primary a screen. Default 'secondary'. */
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  /** Stands before the text; purely visual. */
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A thing to press. `isPending` keeps its width and its focus, shows a spinner and refuses a second press. */
export const Button = (props: ButtonProps) => {
  const { children, variant = 'secondary', size = 'medium', icon, fullWidth, className, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], fullWidth && styles.full, className)}
    >
      {({ isPending }) => (
        <>
          <span className={styles.label}>
            {icon}
            {children}
          </span>
          {isPending && (
            <span className={styles.pending}>
              <Spinner label="Please wait" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
};
