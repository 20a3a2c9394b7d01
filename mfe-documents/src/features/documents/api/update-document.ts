import { getDocument, listDocuments, updateDocument } from '@seed/contracts/documents';
import type { LibraryDocument } from '@seed/contracts/documents';
import { changeRows, queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { DocumentInput } from '../document-input.ts';

interface DocumentChange {
  readonly body: DocumentInput;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateDocument(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getDocument, { params: { id } });
  return useMutation({
    mutationFn: (change: DocumentChange): Promise<LibraryDocument> =>
      api(updateDocument, { params: { id }, ...change }),
    onSuccess: (changed) => {
      onSaved();
      changeRows(api.cache, listDocuments, (documents) => documents.map((one) => (one.id === id ? changed : one)));
    },
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listDocuments.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
