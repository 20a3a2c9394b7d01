import { usePortal } from '@seed/portal-sdk';
import { UndoButton } from '../../undo/undo-button.tsx';
import { undoMessages } from '../../undo/undo-messages.ts';
import { undoOf } from '../../undo/undo-of.ts';
import { useLog } from './api/log.ts';
import styles from './last-act.module.css';
import { sentencesOf } from './log-sentences.ts';

export interface LastActProps {
  readonly module: string;
  /** The path of the page that shows it. */
  readonly page: string;
  /** Rows of the list of the page, so that both share one read. */
  readonly limit: number;
}

/** The newest act of a module with its undo, if this Admin did it and it can be undone. */
export const LastAct = ({ module, page, limit }: LastActProps) => {
  const { user } = usePortal();
  const [entry] = useLog({ module }, limit).data ?? [];
  if (entry?.by !== user.id || undoOf(entry) === undefined) return null;
  const sentence = sentencesOf(entry).join(' ');
  return (
    <p className={styles.last}>
      {undoMessages.last(sentence)}
      <UndoButton entry={entry} sentence={sentence} page={page} />
    </p>
  );
};
