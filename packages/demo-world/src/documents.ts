import { readFileSync } from 'node:fs';
import { type DocumentRecord, documentRecord } from '@seed/contracts/documents';
import { z } from 'zod';

/**
 * What the library of the demo world has, newest first: the static file that the documents module shows when it runs
 * alone, there as `/mock/documents.json`.
 */
export function readDemoDocuments(): DocumentRecord[] {
  const file = new URL('../mock/documents.json', import.meta.url);
  return z.array(documentRecord).parse(JSON.parse(readFileSync(file, 'utf8')));
}
