import { createNote, listNotes } from '@seed/forums-contracts/notes';
import { useCreate } from '@seed/portal-sdk';
import { notesQuery } from './list-notes.ts';

export function useCreateNote() {
  return useCreate(createNote, { list: listNotes, query: notesQuery });
}
