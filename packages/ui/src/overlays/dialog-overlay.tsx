import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button.tsx';
import { XIcon } from '../icons/x.tsx';
import { ReactAriaLocale } from './react-aria-locale.tsx';
import styles from './dialog.module.css';

interface DialogOverlayProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
}

/** The window of a `Dialog`. */
export const DialogOverlay = ({ title, isOpen, onClose, isDismissable = false, children }: DialogOverlayProps) => (
  <ReactAriaLocale>
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
  </ReactAriaLocale>
);
