import { Loaded, MoreRows, useReadingOn } from '@seed/portal-sdk';
import { EmptyNotes } from '@seed/ui/art/empty-notes';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { useNotes } from './api/list-notes.ts';
import { NoteBoardSkeleton } from './note-board-skeleton.tsx';
import { NoteCard } from './note-card.tsx';
import { useMasonry } from './use-masonry.ts';
import styles from './note-board.module.css';

export interface NoteBoardProps {
  readonly onAdd: () => void;
}

export const NoteBoard = ({ onAdd }: NoteBoardProps) => {
  const notes = useNotes();
  const { list, readOnFrom } = useReadingOn(notes.data?.length ?? 0, messages.board.loadedMore);
  // By ids: after a note was deleted and another one added there are as many as before.
  useMasonry(list, notes.data?.map(({ id }) => id).join() ?? '');
  return (
    <Loaded of={notes} failed={messages.board.failed} loading={<NoteBoardSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoNotes onAdd={onAdd} />
        ) : (
          <>
            <ul ref={list} className={`${styles.board} ${styles.fineRows}`}>
              {rows.map((note) => (
                <li key={note.id}>
                  <NoteCard note={note} />
                </li>
              ))}
            </ul>
            <MoreRows of={notes} label={messages.board.more} onAsk={readOnFrom} />
          </>
        )
      }
    </Loaded>
  );
};

const NoNotes = ({ onAdd }: NoteBoardProps) => (
  <EmptyState
    drawing={<EmptyNotes />}
    title={messages.board.empty}
    action={
      <Button variant="primary" onPress={onAdd}>
        {messages.board.emptyAction}
      </Button>
    }
  >
    {messages.board.emptyHint}
  </EmptyState>
);
