import { useDialogRoute } from '@seed/portal-sdk';
import type { LogEntry } from '@seed/registry-contracts/log';
import { Button } from '@seed/ui/button';
import { undoMessages } from './undo-messages.ts';
import { undoOf } from './undo-of.ts';

export interface UndoButtonProps {
  readonly entry: LogEntry;
  /** The sentence about the act. */
  readonly sentence: string;
  /** The path of the page below which the dialog opens. */
  readonly page: string;
}

/** Opens the dialog that undoes an act; nothing for an act that cannot be undone. */
export const UndoButton = ({ entry, sentence, page }: UndoButtonProps) => {
  const { open } = useDialogRoute(page);
  const undo = undoOf(entry);
  if (undo === undefined) return null;
  const path = 'path' in undo ? undo.path : `${page}/undo?entry=${entry.sequence}`;
  return (
    <Button size="small" variant="quiet" aria-label={undoMessages.undo(sentence)} onPress={() => open(path)}>
      {undoMessages.short}
    </Button>
  );
};
