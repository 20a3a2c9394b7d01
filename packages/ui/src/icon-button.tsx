import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { Pressable, type PressableProps } from './internal/pressable.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<PressableProps, 'children' | 'className' | 'style' | 'aria-label'> {
  /** The accessible name. It is not shown, so the icon must be well known. */
  readonly label: string;
  readonly icon: ReactNode;
  /** 'floating' is the large button that adds to a list, once a screen. Default 'quiet'. */
  readonly variant?: 'quiet' | 'outlined' | 'floating';
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon, at least 44 px wide.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@seed/ui/icon-button';
 * import { PlusIcon } from '@seed/ui/icons/plus';
 *
 * export const Add = ({ open }: { open: () => void }) => (
 *   <IconButton label="Add a post" icon={<PlusIcon />} variant="floating" onPress={open} />
 * );
 * ```
 */
export const IconButton = ({ label, icon, variant = 'quiet', className, ...rest }: IconButtonProps) => (
  <Pressable {...rest} aria-label={label} className={classNames(styles.button, styles[variant], className)}>
    {icon}
  </Pressable>
);
