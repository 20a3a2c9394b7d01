import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons/x.tsx';
import styles from './nav-overlay.module.css';

export interface NavOverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The accessible name of the navigation. Default 'Menu'. */
  readonly label?: string;
  /** `NavOverlayLink`s and other content. Following a link closes the overlay. */
  readonly children: ReactNode;
}

/**
 * The header's full-page menu on a phone. The browser's `<dialog>` traps and restores the focus and closes on Escape, so
 * React Aria's overlays are not loaded for it.
 *
 * @example
 * ```tsx
 * import { NavOverlay } from '@seed/ui/nav-overlay';
 * import { NavOverlayLink } from '@seed/ui/nav-overlay-link';
 *
 * export const PhoneMenu = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
 *   <NavOverlay isOpen={isOpen} onClose={close}>
 *     <NavOverlayLink href="/notices">Notices</NavOverlayLink>
 *   </NavOverlay>
 * );
 * ```
 */
export const NavOverlay = ({ isOpen, onClose, label = 'Menu', children }: NavOverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  // The state closes the dialog, before the focus returns: a key pressed right after Escape opens it again.
  const closeByState = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // The event of a closing arrives later, when the dialog may be open again.
  const reportClosed = () => {
    if (dialog.current?.open === false) onClose();
  };
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    // The listener is in the capture phase, because the kit's links stop the propagation of clicks.
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.overlay}
      onCancel={closeByState}
      onClose={reportClosed}
      onClickCapture={closeAfterLink}
    >
      <div className={styles.bar}>
        <IconButton label="Close menu" icon={<XIcon />} onPress={onClose} />
      </div>
      <nav aria-label={label} className={styles.links}>
        {children}
      </nav>
    </dialog>
  );
};
