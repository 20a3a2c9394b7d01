import { EmptyList, PagedList } from '@seed/portal-sdk';
import { lateDrawing } from '@seed/ui/late-drawing';
import { lazy, Suspense, useRef } from 'react';
import { messages } from '../../messages.ts';
import { useNotes } from './api/list-notes.ts';
import { NoteBoardSkeleton } from './note-board-skeleton.tsx';
import { NoteCard } from './note-card.tsx';
import { useMasonry } from './use-masonry.ts';
import styles from './note-board.module.css';

export interface NoteBoardProps {
  /** Filters by words; an empty text shows all. */
  readonly words: string;
  readonly onAdd: () => void;
}

const EmptyNotes = lateDrawing(async () => (await import('@seed/ui/art/empty-notes')).EmptyNotes);

// A board is readable without it, and nothing is new while the board appears.
const NewNotes = lazy(async () => ({ default: (await import('./new-notes.tsx')).NewNotes }));

export const NoteBoard = ({ words, onAdd }: NoteBoardProps) => {
  const notes = useNotes(words);
  const list = useRef<HTMLUListElement>(null);
  // The ids are compared, because one deleted and one added note do not change the number.
  useMasonry(list, notes.data?.map(({ id }) => id).join() ?? '');
  return (
    <>
      {notes.data && words === '' && !notes.isPlaceholderData && (
        <Suspense>
          <NewNotes loaded={notes} />
        </Suspense>
      )}
      <PagedList
        query={notes}
        texts={messages.board}
        loading={<NoteBoardSkeleton />}
        empty={<EmptyList texts={messages.board} words={words} drawing={<EmptyNotes />} onAdd={onAdd} />}
        className={`${styles.board} ${styles.fineRows}`}
        listRef={list}
      >
        {(note) => <NoteCard note={note} />}
      </PagedList>
    </>
  );
};
