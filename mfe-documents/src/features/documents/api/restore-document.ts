import { listDocuments, restoreDocument } from '@seed/documents-contracts/documents';
import { useRestore } from '@seed/portal-sdk';

export function useRestoreDocument(id: number) {
  return useRestore(restoreDocument, { list: listDocuments, id });
}
