import { documentRequired, newDocument } from '@seed/contracts/documents';
import { messagesByField } from '@seed/portal-sdk';
import type { FieldMessages } from '@seed/portal-sdk';

/** What a member types into the form. */
export interface DocumentText {
  readonly name: string;
  readonly url: string;
}

export type DocumentInput = DocumentText;
export type DocumentErrors = FieldMessages<keyof DocumentText>;

const input = newDocument.pick({ name: true, url: true });

/** The form's text as the API takes it, or what is wrong with it. */
export function parseDocument(text: DocumentText): { readonly input?: DocumentInput; readonly errors: DocumentErrors } {
  const parsed = input.safeParse(text);
  return parsed.success ? { input: parsed.data, errors: {} } : { errors: messagesByField(parsed.error.issues) };
}

/** Whether a field is empty that must be filled in. */
export function isIncomplete(errors: DocumentErrors): boolean {
  return Object.values(errors).includes(documentRequired);
}
