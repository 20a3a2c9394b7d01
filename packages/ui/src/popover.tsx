import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { LazyOverlay } from './internal/lazy-overlay.tsx';
import { fetchOnIntent } from './internal/overlay-code.ts';
import type { PressableProps } from './internal/pressable.tsx';

export interface PopoverProps {
  /** A `Button` or `IconButton` of the kit. */
  readonly trigger: ReactElement<Partial<PressableProps>>;
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
export const Popover = ({ trigger, ...panel }: PopoverProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const attributes: Partial<PressableProps> = {
    ref,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    ...fetchOnIntent,
    onPress: () => setIsOpen(true),
  };
  return (
    <>
      {cloneElement(trigger, attributes)}
      <LazyOverlay isOpen={isOpen} onClose={close}>
        {({ PopoverOverlay }) => <PopoverOverlay {...panel} triggerRef={ref} isOpen={isOpen} onClose={close} />}
      </LazyOverlay>
    </>
  );
};
