import { documentRequired, newDocument } from '@seed/contracts/documents';
import { pick } from '@seed/contracts/schema';
import { parseText } from '@seed/portal-sdk';
import type { FieldMessages, Parsed } from '@seed/portal-sdk';

/** The text of the form, as the API takes it. */
export interface DocumentText {
  readonly name: string;
  readonly url: string;
}

const input = pick(newDocument, { name: true, url: true });

/** The form's text as the API takes it, or what is wrong with it. */
export function parseDocument(text: DocumentText): Parsed<keyof DocumentText, DocumentText> {
  return parseText(input, text);
}

/** Whether a field is empty that must be filled in. */
export function isIncomplete(errors: FieldMessages<keyof DocumentText>): boolean {
  return Object.values(errors).includes(documentRequired);
}
