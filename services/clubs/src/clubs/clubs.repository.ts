import type { PageQuery } from '@seed/contracts/lists';
import { instantKey, listOrder, type Page } from '@seed/service-kit/keyset';
import { lockForChange, updateIfUnchanged } from '@seed/service-kit/transaction';
import type { EntityManager } from 'typeorm';
import { type Club, clubEntity } from './club.entity.ts';

export type NewClub = Omit<Club, 'id' | 'version'>;
export type ClubContent = Omit<NewClub, 'key' | 'route' | 'createdAt'>;

const inOrder = listOrder({ by: 'createdAt', direction: 'ASC', key: instantKey });

/** The clubs as stored, inside of the manager's transaction or on its own. */
export function clubsRepository(manager: EntityManager) {
  const clubs = manager.getRepository(clubEntity);
  return {
    /** The oldest first. */
    async list(page: PageQuery): Promise<Page<Club>> {
      return inOrder.toPage(await inOrder.select(clubs.createQueryBuilder('club'), page).getMany(), page);
    },
    find(id: number): Promise<Club | null> {
      return clubs.findOneBy({ id });
    },
    /** Holds other changes of the club off until the transaction ends. */
    findForChange(id: number): Promise<Club | null> {
      return lockForChange(clubs.createQueryBuilder('club').where('club.id = :id', { id })).getOne();
    },
    hasKey(key: string): Promise<boolean> {
      return clubs.existsBy({ key });
    },
    hasRoute(route: string): Promise<boolean> {
      return clubs.existsBy({ route });
    },
    insert(club: NewClub): Promise<Club> {
      return clubs.save({ ...club, version: 1 });
    },
    /** False if somebody else changed it meanwhile. */
    update(club: Club, content: Partial<ClubContent>): Promise<boolean> {
      return updateIfUnchanged(clubs, club, content);
    },
    async delete(id: number): Promise<void> {
      await clubs.delete({ id });
    },
  };
}
