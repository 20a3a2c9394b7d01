import { type DocumentRecord, documentRecord } from '@seed/documents-contracts/documents';
import { readData } from './read-data.ts';

/** The documents of the demo world, newest first: the static file that the documents module shows when it runs alone. */
export function demoDocuments(): DocumentRecord[] {
  return readData('mock/documents.json', documentRecord);
}
