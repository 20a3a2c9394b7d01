import { newNote } from '@seed/contracts/notes';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The text and the colour of the form, as the API takes them. */
export interface NoteText {
  readonly title: string;
  readonly description: string;
  readonly color: string;
}

/** The form's text as the API takes it, or what is wrong with it. */
export function parseNote(text: NoteText): Parsed<keyof NoteText, NoteText> {
  return parseText(newNote, text);
}
