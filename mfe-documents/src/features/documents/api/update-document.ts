import { getDocument, listDocuments, updateDocument } from '@seed/documents-contracts/documents';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdateDocument(id: number) {
  return useUpdate(updateDocument, { list: listDocuments, read: getDocument, id });
}
