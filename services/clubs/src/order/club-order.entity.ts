import { idColumn, integerColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** The one row that changes of the order, and clubs that are founded, lock. The order itself is in the clubs. */
export interface ClubOrderRow {
  readonly id: number;
  /** Counts the changes of the order. */
  readonly version: number;
}

export const clubOrderEntity = new EntitySchema<ClubOrderRow>({
  name: 'ClubOrder',
  tableName: 'club_order',
  columns: { id: idColumn(), version: integerColumn('version', { default: 1 }) },
});
