import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons/x.tsx';
import styles from './dialog.module.css';

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
export const Dialog = ({ title, isOpen, onClose, isDismissable = false, children }: DialogProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={(open) => (open ? undefined : onClose())}
    isDismissable={isDismissable}
    className={styles.overlay ?? ''}
  >
    <Modal className={styles.modal ?? ''}>
      <AriaDialog className={styles.dialog ?? ''}>
        <header className={styles.header}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <IconButton label="Close" icon={<XIcon />} onPress={onClose} />
        </header>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
