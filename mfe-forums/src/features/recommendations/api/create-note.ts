import { createNote, listNotes } from '@seed/forums-contracts/notes';
import { useCreate } from '@seed/portal-sdk';
import { notesPerPage } from '../../../constants.ts';

export function useCreateNote() {
  return useCreate(createNote, { list: listNotes, query: { limit: notesPerPage } });
}
