import type { EntityManager, EntitySchema } from 'typeorm';
import { type Database, inTransaction } from './transaction.ts';

/**
 * Fills the table of an entity in one transaction, unless it holds rows already.
 *
 * @param fill inserts the rows through the given manager, which belongs to the transaction
 *
 * @example
 * ```ts
 * await fillWhenEmpty(database, postEntity, (manager) => insertPosts(manager, posts));
 * ```
 */
export async function fillWhenEmpty(
  database: Database,
  entity: EntitySchema<object>,
  fill: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  if (await database.getRepository(entity).exists()) return;
  await inTransaction(database, fill);
}
