import type { PageQuery } from '@seed/contracts/lists';
import { instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import { type EntityManager, In } from 'typeorm';
import { type ClubRow, clubEntity } from './club.entity.ts';

const inOrder = listOrder({ by: 'createdAt', direction: 'ASC', key: instantKey });

/** The clubs as stored, inside of the manager's transaction or on its own. */
export function clubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(clubEntity);
  return {
    ...versionedRows(manager, clubEntity),
    /** The oldest first. */
    async list(page: PageQuery): Promise<RowPage<ClubRow>> {
      return inOrder.page(manager, clubEntity, { page });
    },
    /** The clubs whose icon or banner is one of these addresses. */
    findWithPictures(pictures: readonly string[]): Promise<ClubRow[]> {
      return clubs.find({ where: [{ bannerImage: In([...pictures]) }, { iconUrl: In([...pictures]) }] });
    },
    hasKey(key: string): Promise<boolean> {
      return clubs.existsBy({ key });
    },
    hasRoute(route: string): Promise<boolean> {
      return clubs.existsBy({ route });
    },
  };
}
