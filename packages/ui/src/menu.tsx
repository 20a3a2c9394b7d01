import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { EllipsisIcon } from './icons/ellipsis.tsx';
import overlay from './popover.module.css';
import styles from './menu.module.css';

/** An action of a `Menu`. */
export interface MenuItem {
  /** Unique within the menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** 'danger' for what deletes. Default 'normal'. */
  readonly tone?: 'normal' | 'danger';
  readonly onAction: () => void;
}

export interface MenuProps {
  /** The accessible name of trigger and menu, e.g. 'Options for this post'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The icon of the trigger. Default: three dots. */
  readonly icon?: ReactNode;
  /** The side of the trigger on which it opens. Default 'bottom end'. */
  readonly placement?: PopoverProps['placement'];
  /** The trigger, to which e.g. a `ConfirmInPlace` restores the focus. */
  readonly triggerRef?: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens a list of actions from an icon button.
 *
 * @example
 * ```tsx
 * import { Menu } from '@seed/ui/menu';
 *
 * export const PostMenu = ({ copy }: { copy: () => void }) => (
 *   <Menu label="Options for this post" items={[{ id: 'copy', label: 'Copy the link', onAction: copy }]} />
 * );
 * ```
 */
export const Menu = (props: MenuProps) => {
  const { label, items, icon = <EllipsisIcon />, placement = 'bottom end', triggerRef } = props;
  return (
    <MenuTrigger>
      <IconButton label={label} icon={icon} {...(triggerRef ? { ref: triggerRef } : {})} />
      <Popover placement={placement} className={overlay.popover ?? ''}>
        <AriaMenu aria-label={label} className={styles.menu ?? ''}>
          {items.map((item) => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              onAction={item.onAction}
              className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
            >
              {item.icon}
              {item.label}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
};
