import { failureText, useReadingOn } from '@seed/portal-sdk';
import { EmptyNotes } from '@seed/ui/art/empty-notes';
import { Button } from '@seed/ui/button';
import { EmptyState } from '@seed/ui/empty-state';
import { ErrorState } from '@seed/ui/error-state';
import { LoadMore } from '@seed/ui/load-more';
import { messages } from '../../messages.ts';
import { useNotes } from './api/list-notes.ts';
import { NoteBoardSkeleton } from './note-board-skeleton.tsx';
import { NoteCard } from './note-card.tsx';
import { useMasonry } from './use-masonry.ts';
import styles from './note-board.module.css';

export interface NoteBoardProps {
  readonly onAdd: () => void;
  readonly onDeleted: () => void;
}

export const NoteBoard = ({ onAdd, onDeleted }: NoteBoardProps) => {
  const notes = useNotes();
  const { list, readOnFrom } = useReadingOn(notes.data?.length ?? 0, messages.board.loadedMore);
  // By ids: after a note was deleted and another one added there are as many as before.
  useMasonry(list, notes.data?.map(({ id }) => id).join() ?? '');
  if (notes.isPending) return <NoteBoardSkeleton />;
  if (notes.data === undefined) {
    return (
      <ErrorState title={messages.board.failed} onRetry={() => void notes.refetch()} isRetrying={notes.isFetching}>
        {failureText(notes.error)}
      </ErrorState>
    );
  }
  if (notes.data.length === 0) return <NoNotes onAdd={onAdd} />;

  return (
    <>
      <ul ref={list} className={`${styles.board} ${styles.fineRows}`}>
        {notes.data.map((note) => (
          <li key={note.id}>
            <NoteCard note={note} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      {notes.hasNextPage && (
        <LoadMore
          label={messages.board.more}
          onPress={() => {
            readOnFrom();
            void notes.fetchNextPage();
          }}
          isPending={notes.isFetchingNextPage}
          error={notes.isFetchNextPageError ? failureText(notes.error) : undefined}
        />
      )}
    </>
  );
};

const NoNotes = ({ onAdd }: Pick<NoteBoardProps, 'onAdd'>) => (
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
