import { newNote } from '@seed/contracts/notes';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** What a member types into the form, and the colour chosen; the API takes it so. */
export interface NoteText {
  readonly title: string;
  readonly description: string;
  readonly color: string;
}

/** The form's text as the API takes it, or what is wrong with it. */
export function parseNote(text: NoteText): Parsed<keyof NoteText, NoteText> {
  return parseText(newNote, text);
}
