import { getNote, listNotes, updateNote } from '@seed/forums-contracts/notes';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdateNote(id: number) {
  return useUpdate(updateNote, { list: listNotes, read: getNote, id });
}
