import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { ReactAriaLocale } from './react-aria-locale.tsx';
import styles from './popover.module.css';

interface PopoverOverlayProps extends Pick<PopoverProps, 'placement'> {
  readonly label: string;
  readonly children: ReactNode | ((controls: { close(): void }) => ReactNode);
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The panel of a `Popover`. */
export const PopoverOverlay = (props: PopoverOverlayProps) => {
  const { label, placement = 'bottom', children, triggerRef, isOpen, onClose } = props;
  return (
    <ReactAriaLocale>
      <AriaPopover
        trigger="DialogTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => (open ? undefined : onClose())}
        placement={placement}
        className={styles.popover ?? ''}
      >
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          {typeof children === 'function' ? children({ close: onClose }) : children}
        </Dialog>
      </AriaPopover>
    </ReactAriaLocale>
  );
};
