import { deleteNote, listNotes } from '@seed/forums-contracts/notes';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteNote(id: number) {
  return useDelete(deleteNote, { list: listNotes, id });
}
