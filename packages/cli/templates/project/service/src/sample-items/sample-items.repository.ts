import type { Query } from '@seed/contracts/endpoint';
import type { listSampleItems } from '@seed/sample-items-contracts/sample-items';
import { newest, type RowPage } from '@seed/service-kit/keyset';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import { type EntityManager, In } from 'typeorm';
import { sampleItemEntity, type SampleItemRow, sampleItemsOfAuthor } from './sample-item.entity.ts';

/** The SQL of the service, in the manager's transaction if it belongs to one. */
export function sampleItemsRepository(manager: EntityManager) {
  return {
    ...versionedRows(manager, sampleItemEntity),
    /** Newest first. */
    list({ authorID, ...page }: Query<typeof listSampleItems>): Promise<RowPage<SampleItemRow>> {
      const filter =
        authorID === undefined ? undefined : { property: 'authorId', value: authorID, index: sampleItemsOfAuthor };
      return newest.page(manager, sampleItemEntity, { page, filter });
    },
    /** Deletes everything of these members; a second call has no further effect. */
    async deleteOf(memberIds: readonly string[]): Promise<void> {
      await manager.getRepository(sampleItemEntity).delete({ authorId: In([...memberIds]) });
    },
  };
}
