import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import type { OpenedAt } from '../internal/opened-at.ts';
import { ReactAriaLocale } from './react-aria-locale.tsx';
import overlay from './popover.module.css';
import styles from './menu.module.css';

interface Item {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'normal' | 'danger';
  readonly onAction: () => void;
}

interface MenuOverlayProps extends Pick<PopoverProps, 'placement'> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  /** Undefined while it is closed. */
  readonly openedAt: OpenedAt | undefined;
  readonly onClose: () => void;
}

/** The list of a `Menu`. */
export const MenuOverlay = (props: MenuOverlayProps) => {
  const { label, items, placement = 'bottom end', triggerRef, openedAt, onClose } = props;
  return (
    <ReactAriaLocale>
      <Popover
        trigger="MenuTrigger"
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={openedAt !== undefined}
        onOpenChange={(open) => (open ? undefined : onClose())}
        placement={placement}
        className={overlay.popover ?? ''}
      >
        <AriaMenu
          aria-label={label}
          autoFocus={openedAt === 'list' || openedAt === undefined ? true : openedAt}
          onClose={onClose}
          className={styles.menu ?? ''}
        >
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
    </ReactAriaLocale>
  );
};
