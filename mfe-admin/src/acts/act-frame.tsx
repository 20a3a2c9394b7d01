import { Dialog } from '@seed/ui/dialog';
import type { ReactNode } from 'react';
import styles from './act-frame.module.css';

export interface ActFrameProps {
  readonly title: string;
  /** The effect of the act. */
  readonly text: ReactNode;
  readonly onClose: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** The dialog of an act: its effect, and below it the form. */
export const ActFrame = ({ title, text, onClose, children }: ActFrameProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <p className={styles.text}>{text}</p>
    {children}
  </Dialog>
);
