import { useDelete } from '@seed/portal-sdk';
import { deleteSampleItem, listSampleItems } from '@seed/sample-items-contracts/sample-items';

export function useDeleteSampleItem(id: number) {
  return useDelete(deleteSampleItem, { list: listSampleItems, id });
}
