import type { PageQuery } from '@seed/contracts/lists';
import { type CursorKey, instantKey } from '@seed/service-kit/cursor';
import { listOrder, type RowPage } from '@seed/service-kit/keyset';
import { searchableRows } from '@seed/service-kit/search/searchable-rows';
import { searchRows } from '@seed/service-kit/search/search-rows';
import { type EntityManager, In } from 'typeorm';
import { type ClubRow, clubEntity, lastPosition } from './club.entity.ts';
import { clubSearch } from './club.search.ts';

const positionKey: CursorKey<number> = {
  encode: (position) => position.toString(36),
  decode: (text) => Math.min(Number.parseInt(text, 36) || 0, lastPosition),
};
const inOrder = listOrder({ by: 'position', direction: 'ASC', key: positionKey });
/** The index of words sorts by instants. */
const oldest = listOrder({ by: 'createdAt', direction: 'ASC', key: instantKey });

/** The clubs as stored, inside of the manager's transaction or on its own. */
export function clubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(clubEntity);
  return {
    ...searchableRows(manager, clubSearch),
    /** In the order of the Admins; what a search finds, the oldest first. */
    async list({ q = '', ...page }: PageQuery & { readonly q?: string | undefined }): Promise<RowPage<ClubRow>> {
      if (q.trim() === '') return inOrder.page(manager, clubEntity, { page });
      return searchRows(manager, clubSearch, { q, page, list: oldest });
    },
    /** The clubs whose icon or banner is one of these addresses. */
    findWithPictures(pictures: readonly string[]): Promise<ClubRow[]> {
      return clubs.find({ where: [{ bannerImage: In([...pictures]) }, { iconUrl: In([...pictures]) }] });
    },
  };
}
