import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { EllipsisIcon } from './icons/ellipsis.tsx';
import overlay from './popover.module.css';
import styles from './menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'normal' | 'danger';
  readonly onAction: () => void;
}

export interface MenuProps {
  /** Names the trigger and the menu, e.g. 'Options for this post'. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Default: three dots. */
  readonly icon?: ReactNode;
  readonly placement?: PopoverProps['placement'];
  /** For giving the focus back to it, e.g. by `ConfirmInPlace`. */
  readonly triggerRef?: RefObject<HTMLButtonElement | null>;
}

/** A few actions behind one icon button. */
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
