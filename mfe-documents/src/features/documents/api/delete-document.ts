import { deleteDocument, listDocuments } from '@seed/contracts/documents';
import { changeRows, unlessMissing, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

export function useDeleteDocument(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteDocument, { params: { id } }).catch(unlessMissing),
    onSuccess: () => {
      onDeleted();
      changeRows(api.cache, listDocuments, (documents) => documents.filter((document) => document.id !== id));
      void api.cache.invalidateQueries({ queryKey: [listDocuments.operation] });
    },
  });
}
