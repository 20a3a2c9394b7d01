import { EmptyList, PagedList } from '@seed/portal-sdk';
import { lateDrawing } from '@seed/ui/late-drawing';
import { useRef } from 'react';
import { messages } from '../../messages.ts';
import { useNotes } from './api/list-notes.ts';
import { NewNotes } from './new-notes.tsx';
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

export const NoteBoard = ({ words, onAdd }: NoteBoardProps) => {
  const notes = useNotes(words);
  const list = useRef<HTMLUListElement>(null);
  // The ids are compared, because one deleted and one added note do not change the number.
  useMasonry(list, notes.data?.map(({ id }) => id).join() ?? '');
  return (
    <>
      {notes.data && words === '' && !notes.isPlaceholderData && <NewNotes loaded={notes} />}
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
