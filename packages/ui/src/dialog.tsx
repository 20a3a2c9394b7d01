import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons/x.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Escape, the cross or a press outside. Ask here before typed text would be lost. */
  readonly onClose: () => void;
  /** A press outside closes too. Default false: a form is not lost by a slip of the thumb. */
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
}

/** A window over the page: a sheet from below on a phone, a card in the middle elsewhere. */
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
