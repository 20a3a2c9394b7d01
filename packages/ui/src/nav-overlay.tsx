import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons/x.tsx';
import styles from './nav-overlay.module.css';

export interface NavOverlayProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Names the navigation. Default 'Menu'. */
  readonly label?: string;
  /** `NavOverlayLink`s and whatever else; following any link closes it. */
  readonly children: ReactNode;
}

/**
 * The burger's page-filling menu for phones. The browser's own dialog keeps the focus inside, hides the rest and listens
 * to Escape, so nothing of React Aria's overlays is loaded for it. Focus goes back to the burger by itself.
 */
export const NavOverlay = ({ isOpen, onClose, label = 'Menu', children }: NavOverlayProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    // While capturing: React Aria's links keep their clicks to themselves.
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.overlay}
      onClose={onClose}
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
