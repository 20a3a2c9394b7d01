import { getForum, listForums, updateForum } from '@seed/contracts/forums';
import { useUpdate } from '@seed/portal-sdk';

export function useUpdatePost(id: number) {
  return useUpdate(updateForum, { list: listForums, read: getForum }, id);
}
