import { newNote } from '@seed/forums-contracts/notes';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The values of the form, with the names of the API. */
export interface NoteText {
  readonly title: string;
  readonly description: string;
  readonly color: string;
}

/** The body of the request, or the messages about its fields. */
export function parseNote(text: NoteText): Parsed<keyof NoteText, NoteText> {
  return parseText(newNote, text);
}
