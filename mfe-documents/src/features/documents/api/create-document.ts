import { createDocument, listDocuments } from '@seed/documents-contracts/documents';
import { useCreate } from '@seed/portal-sdk';
import type { DocumentText } from '../document-input.ts';
import { documentsQuery } from './list-documents.ts';

export function useCreateDocument(classification: string) {
  return useCreate(createDocument, {
    list: listDocuments,
    query: documentsQuery(classification),
    toBody: (text: DocumentText) => ({ ...text, classification }),
  });
}
