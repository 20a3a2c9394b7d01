import { useCreate } from '@seed/portal-sdk';
import { createSampleItem, listSampleItems } from '@seed/sample-items-contracts/sample-items';
import { listQuery } from './list-sample-items.ts';

export function useCreateSampleItem() {
  return useCreate(createSampleItem, { list: listSampleItems, query: listQuery });
}
