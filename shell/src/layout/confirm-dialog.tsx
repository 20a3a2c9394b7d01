import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** The buttons. The first one has the focus. */
  readonly children: ReactNode;
  /** Runs on Escape. */
  readonly onCancel: () => void;
}

/**
 * A modal confirmation in the browser's `<dialog>`, which traps and restores the focus. It may stand over a module's
 * dialog, so it is a child of `body` with the attribute by which React Aria does not hide it.
 */
export const ConfirmDialog = ({ title, text, children, onCancel }: ConfirmDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      data-react-aria-top-layer="true"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </dialog>,
    document.body,
  );
};
