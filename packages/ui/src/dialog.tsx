import type { ReactNode } from 'react';
import { LazyOverlay } from './internal/lazy-overlay.tsx';

export interface DialogProps {
  /** The heading, which also names the dialog. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Runs on Escape, on the close button and on a press outside. Confirm here before typed text is lost. */
  readonly onClose: () => void;
  /** Whether a press outside closes it. Default false, so that an accidental press does not close a form. */
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog: a sheet at the lower edge of a phone, a centred card on wider screens.
 *
 * @example
 * ```tsx
 * import { Dialog } from '@seed/ui/dialog';
 *
 * export const About = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
 *   <Dialog title="About this club" isOpen={isOpen} onClose={close} isDismissable>
 *     Founded in 2022.
 *   </Dialog>
 * );
 * ```
 */
export const Dialog = (props: DialogProps) => (
  <LazyOverlay isOpen={props.isOpen} onClose={props.onClose}>
    {({ DialogOverlay }) => <DialogOverlay {...props} />}
  </LazyOverlay>
);
