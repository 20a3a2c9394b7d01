import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Pressable, type PressableProps } from './internal/pressable.tsx';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

/** The emphasis of a button: 'primary' once a screen, 'danger' for what deletes, 'quiet' for the least. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<PressableProps, 'children' | 'className' | 'style'> {
  readonly children: ReactNode;
  /** The emphasis; a screen has one 'primary'. Default 'secondary'. */
  readonly variant?: ButtonVariant;
  /** The height: 'small' is 36 px, 'medium' 44 px, 'large' 52 px. Default 'medium'. */
  readonly size?: 'small' | 'medium' | 'large';
  /** An icon before the text; screen readers skip it. */
  readonly icon?: ReactNode;
  /** Makes the button as wide as its container. Default false. */
  readonly fullWidth?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Runs an action. While `isPending`, the button keeps its width and its focus, shows a spinner and ignores presses.
 *
 * @example
 * ```tsx
 * import { Button } from '@seed/ui/button';
 *
 * export const Save = ({ save, isSaving }: { save: () => void; isSaving: boolean }) => (
 *   <Button variant="primary" isPending={isSaving} onPress={save}>
 *     Save
 *   </Button>
 * );
 * ```
 */
export const Button = (props: ButtonProps) => {
  const { children, variant = 'secondary', size = 'medium', icon, fullWidth, className, ...rest } = props;
  return (
    <Pressable
      {...rest}
      className={classNames(styles.button, styles[variant], styles[size], fullWidth && styles.full, className)}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {rest.isPending && (
        <span className={styles.pending}>
          <Spinner label="Please wait" />
        </span>
      )}
    </Pressable>
  );
};
