import type { MemberIdChanged } from '@seed/contracts/portal-events';
import { type FindOptionsOrder, type FindOptionsWhere, In, MoreThan, type ObjectLiteral } from 'typeorm';
import type { SearchIndex } from './search/search-index.ts';
import { searchableRows } from './search/searchable-rows.ts';
import { type Database, inTransaction, type Transaction } from './transaction.ts';
import type { NewRow, Versioned } from './versioned-rows.ts';

/** The number of rows that are read together; each is changed on its own, so that no lock is held for long. */
const batchSize = 200;

/** A member's new id, and how a service takes part in the change of each row. */
export interface AuthorIdChange<Row> extends MemberIdChanged {
  /** Runs in the transaction of each row, before the row is locked. */
  readonly beforeRow?: (manager: Transaction, row: Row) => Promise<void>;
}

interface Authored extends Versioned, ObjectLiteral {
  readonly authorId: string;
}

/**
 * Gives the rows that a member wrote under former ids to the present id; for the event `member.id-changed`. It is
 * idempotent, so a retry completes it.
 *
 * @param index the search index of the table, which finds the rows by their author
 *
 * @example
 * ```ts
 * await changeAuthorId(database, postSearch, { memberId: 'maria', formerIds: ['id-before'] });
 * ```
 */
export async function changeAuthorId<Row extends Authored>(
  database: Database,
  index: SearchIndex<Row>,
  { memberId, formerIds, beforeRow }: AuthorIdChange<Row>,
): Promise<void> {
  const rows = database.getRepository(index.entity);
  for (let after = 0; ;) {
    const where = { authorId: In([...formerIds]), id: MoreThan(after) } as FindOptionsWhere<Row>;
    const order = { id: 'ASC' } as FindOptionsOrder<Row>;
    const found = await rows.find({ where, order, take: batchSize });
    for (const each of found) {
      await inTransaction(database, async (manager) => {
        await beforeRow?.(manager, each);
        const stored = searchableRows(manager, index);
        const row = await stored.findForChange(each.id);
        // It may have been deleted meanwhile.
        if (row !== null) await stored.update(row, { authorId: memberId } as unknown as Partial<NewRow<Row>>);
      });
    }
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
