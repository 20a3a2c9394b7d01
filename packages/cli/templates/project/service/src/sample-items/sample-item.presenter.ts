import type { SampleItem } from '@seed/sample-items-contracts/sample-items';
import type { Caller } from '@seed/service-kit/caller';
import type { SampleItemRow } from './sample-item.entity.ts';
import { sampleItemPermissions } from './sample-item.policy.ts';

/** The row as the contract has it, for this caller. */
export function presentSampleItem(row: SampleItemRow, caller: Caller): SampleItem {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    authorID: row.authorId,
    creationDate: row.createdAt.toISOString(),
    permissions: sampleItemPermissions(row, caller),
  };
}
