import { createDocument, listDocuments } from '@seed/contracts/documents';
import type { LibraryDocument } from '@seed/contracts/documents';
import { addFirstRow, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { DocumentInput } from '../document-input.ts';
import { documentsQuery } from './list-documents.ts';

interface NewDocument {
  readonly body: DocumentInput;
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the form was closed meanwhile. */
export function useCreateDocument(classification: string, onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: NewDocument): Promise<LibraryDocument> =>
      api(createDocument, { body: { ...body, classification }, idempotencyKey }),
    onSuccess: (document) => {
      onCreated();
      addFirstRow(api.cache, [listDocuments, documentsQuery(classification)], document);
      void api.cache.invalidateQueries({ queryKey: [listDocuments.operation] });
    },
  });
}
