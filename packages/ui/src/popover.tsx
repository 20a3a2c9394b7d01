import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps {
  /** A `Button` or `IconButton` of the kit. */
  readonly trigger: ReactElement;
  /** Names what opens. */
  readonly label: string;
  readonly placement?: AriaPopoverProps['placement'];
  readonly children: ReactNode | ((controls: { close(): void }) => ReactNode);
}

/** Something small that opens beside its trigger; Escape and a press elsewhere close it. */
export const Popover = ({ trigger, label, placement = 'bottom', children }: PopoverProps) => (
  <DialogTrigger>
    {trigger}
    <AriaPopover placement={placement} className={styles.popover ?? ''}>
      <Dialog aria-label={label} className={styles.dialog ?? ''}>
        {children}
      </Dialog>
    </AriaPopover>
  </DialogTrigger>
);
