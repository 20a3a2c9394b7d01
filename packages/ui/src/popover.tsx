import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export interface PopoverProps {
  /** A `Button` or `IconButton` of the kit. */
  readonly trigger: ReactElement;
  /** The accessible name of the popover. */
  readonly label: string;
  /** The side of the trigger on which it opens. Default 'bottom'. */
  readonly placement?: AriaPopoverProps['placement'];
  /** The content, or a function that receives `close`. */
  readonly children: ReactNode | ((controls: { close(): void }) => ReactNode);
}

/**
 * Opens a small panel beside its trigger. Escape and a press elsewhere close it.
 *
 * @example
 * ```tsx
 * import { Button } from '@seed/ui/button';
 * import { Popover } from '@seed/ui/popover';
 *
 * export const Hint = () => (
 *   <Popover trigger={<Button>Time zones</Button>} label="Time zones">
 *     The time is shown for Colombia, Argentina, Brazil and Japan.
 *   </Popover>
 * );
 * ```
 */
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
