import { deleteForum, listForums } from '@seed/contracts/forums';
import { useDelete } from '@seed/portal-sdk';

export function useDeletePost(id: number) {
  return useDelete(deleteForum, listForums, id);
}
