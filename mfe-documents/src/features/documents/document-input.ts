import { documentRequired, newDocument } from '@seed/documents-contracts/documents';
import { pick } from '@seed/contracts/schema';
import { parseText } from '@seed/portal-sdk';
import type { FieldMessages, Parsed } from '@seed/portal-sdk';

/** The values of the form, with the names of the API. */
export interface DocumentText {
  readonly name: string;
  readonly url: string;
}

const input = pick(newDocument, { name: true, url: true });

/** The body of the request, or the messages about its fields. */
export function parseDocument(text: DocumentText): Parsed<keyof DocumentText, DocumentText> {
  return parseText(input, text);
}

/** Whether a required field is empty. */
export function isIncomplete(errors: FieldMessages<keyof DocumentText>): boolean {
  return Object.values(errors).includes(documentRequired);
}
