import { listNotes } from '@seed/forums-contracts/notes';
import { NewRows } from '@seed/portal-sdk';
import type { NewRowsProps } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import { notesQuery } from './api/list-notes.ts';

export type NewNotesProps = Pick<NewRowsProps<typeof listNotes>, 'loaded'>;

/** The button that shows the notes that others have pinned while the board is open. */
export const NewNotes = (props: NewNotesProps) => (
  <NewRows endpoint={listNotes} query={notesQuery} text={messages.board.fresh} {...props} />
);
