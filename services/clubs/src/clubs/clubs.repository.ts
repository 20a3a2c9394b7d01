import type { PageQuery } from '@seed/contracts/lists';
import { instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import { type EntityManager, In } from 'typeorm';
import { type ClubRow, clubEntity } from './club.entity.ts';
import { clubSearch } from './club.search.ts';

const inOrder = listOrder({ by: 'createdAt', direction: 'ASC', key: instantKey });

/** The clubs as stored, inside of the manager's transaction or on its own. */
export function clubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(clubEntity);
  return {
    ...searchableRows(manager, clubSearch),
    /** The oldest first. */
    async list({ q = '', ...page }: PageQuery & { readonly q?: string | undefined }): Promise<RowPage<ClubRow>> {
      if (q.trim() === '') return inOrder.page(manager, clubEntity, { page });
      return searchRows(manager, clubSearch, { q, page, list: inOrder });
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
