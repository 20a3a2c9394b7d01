import { newNote } from '@seed/contracts/recommendations';

/** What a member types into the form, and the colour chosen. */
export interface NoteText {
  readonly title: string;
  readonly description: string;
  readonly color: string;
}

export type NoteInput = NoteText;
export type NoteErrors = Partial<Record<keyof NoteText, string>>;

/** The form's text as the API takes it, or what is wrong with it. */
export function parseNote(text: NoteText): { readonly input?: NoteInput; readonly errors: NoteErrors } {
  const parsed = newNote.safeParse(text);
  if (!parsed.success) {
    return { errors: errorsOf(parsed.error.issues.map(({ path, message }) => [path.join('/'), message])) };
  }
  const { title, description, color } = parsed.data;
  return { input: { title, description, color }, errors: {} };
}

/** Messages by field of the form. The first of a field counts. */
export function errorsOf(entries: readonly (readonly [pointer: string, message: string])[]): NoteErrors {
  return Object.fromEntries<string>(entries.toReversed());
}
