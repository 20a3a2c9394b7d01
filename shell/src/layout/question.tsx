import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** The answers; the first of them has the focus. */
  readonly children: ReactNode;
  /** Escape. */
  readonly onCancel: () => void;
}

/** A modal question of the shell, the browser's own `<dialog>`: focus stays inside and returns when it is answered. */
export const Question = ({ title, text, children, onCancel }: QuestionProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
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
    </dialog>
  );
};
