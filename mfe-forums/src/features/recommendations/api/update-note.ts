import { getNote, listNotes, updateNote } from '@seed/contracts/notes';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdateNote(id: number) {
  return useUpdate(updateNote, { list: listNotes, read: getNote, id });
}
