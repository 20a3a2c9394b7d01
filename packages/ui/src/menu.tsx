import { type ReactNode, type RefObject, useRef } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import { IconButton } from './icon-button.tsx';
import { EllipsisIcon } from './icons/ellipsis.tsx';
import { LazyOverlay } from './internal/lazy-overlay.tsx';
import { useListButton } from './internal/opened-at.ts';
import { fetchOnIntent } from './internal/overlay-code.ts';

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
export const Menu = ({ icon = <EllipsisIcon />, triggerRef, ...menu }: MenuProps) => {
  const ownRef = useRef<HTMLButtonElement>(null);
  const ref = triggerRef ?? ownRef;
  const { openedAt, close, trigger } = useListButton();
  return (
    <>
      <IconButton ref={ref} label={menu.label} icon={icon} aria-haspopup="menu" {...fetchOnIntent} {...trigger} />
      <LazyOverlay isOpen={openedAt !== undefined} onClose={close}>
        {({ MenuOverlay }) => <MenuOverlay {...menu} triggerRef={ref} openedAt={openedAt} onClose={close} />}
      </LazyOverlay>
    </>
  );
};
