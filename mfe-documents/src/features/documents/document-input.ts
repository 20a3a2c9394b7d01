import { documentRequired, newDocument } from '@seed/contracts/documents';

/** What a member types into the form. */
export interface DocumentText {
  readonly name: string;
  readonly url: string;
}

export type DocumentInput = DocumentText;
export type DocumentErrors = Partial<Record<keyof DocumentText, string>>;

const input = newDocument.pick({ name: true, url: true });

/** The form's text as the API takes it, or what is wrong with it. */
export function parseDocument(text: DocumentText): { readonly input?: DocumentInput; readonly errors: DocumentErrors } {
  const parsed = input.safeParse(text);
  if (parsed.success) return { input: parsed.data, errors: {} };
  return { errors: errorsOf(parsed.error.issues.map(({ path, message }) => [path.join('/'), message])) };
}

/** Messages by field; the first of a field counts. */
export function errorsOf(entries: readonly (readonly [field: string, message: string])[]): DocumentErrors {
  return Object.fromEntries<string>(entries.toReversed());
}

/** Whether a field is empty that must be filled in. */
export function isIncomplete(errors: DocumentErrors): boolean {
  return Object.values(errors).includes(documentRequired);
}
