import { createForum, listForums } from '@seed/contracts/forums';
import { useCreate } from '@seed/portal-sdk';
import { postsPerPage } from '../../../constants.ts';

export function useCreatePost() {
  return useCreate(createForum, { list: listForums, query: { limit: postsPerPage } });
}
