import { isMysql } from '@seed/service-kit/dialect';
import { versionedRows } from '@seed/service-kit/versioned-rows';
import type { EntityManager } from 'typeorm';
import { type ClubRow, clubEntity } from '../clubs/club.entity.ts';
import { clubOrderEntity, type ClubOrderRow } from './club-order.entity.ts';

const onlyRow = 1;

/** The order of the clubs. Changes need the manager of a transaction. */
export function clubOrderRepository(manager: EntityManager) {
  const clubs = manager.getRepository(clubEntity);
  const orders = versionedRows(manager, clubOrderEntity);
  const inOrder = () => clubs.createQueryBuilder('club').orderBy('club.position').addOrderBy('club.id');
  return {
    get: (): Promise<ClubOrderRow> => orders.get(onlyRow),
    /** Locks the order, so that no other request founds a club or changes the order until the transaction ends. */
    getForChange: (): Promise<ClubOrderRow> => orders.getForChange(onlyRow),
    /** All clubs in their order. */
    list: (): Promise<ClubRow[]> => inOrder().getMany(),
    /**
     * All clubs in their order, as they are after `getForChange`: without a lock, MariaDB would return the state in which
     * the transaction began.
     */
    listForChange(): Promise<ClubRow[]> {
      const query = inOrder();
      return (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getMany();
    },
    /** Gives the clubs their positions. The version of a club counts its content only, so it stays. */
    async update(order: ClubOrderRow, ids: readonly number[]): Promise<ClubOrderRow> {
      for (const [position, id] of ids.entries()) await clubs.update({ id }, { position: position + 1 });
      return orders.update(order, {});
    },
  };
}
