import { deleteDocument, listDocuments } from '@seed/documents-contracts/documents';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteDocument(id: number) {
  return useDelete(deleteDocument, { list: listDocuments, id });
}
