import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** The answers; the first of them has the focus. */
  readonly children: ReactNode;
  /** Escape. */
  readonly onCancel: () => void;
}

/**
 * A modal question of the shell, the browser's own `<dialog>`: focus stays inside and returns when it is answered. It may
 * stand over a module's dialog, so it is a child of the body and marked for React Aria, which hides all else from there.
 */
export const Question = ({ title, text, children, onCancel }: QuestionProps) => {
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
      className={styles.question}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <div className={styles.answers}>{children}</div>
    </dialog>,
    document.body,
  );
};
