import { type EntityManager, type EntitySchema, IsNull, type ObjectLiteral } from 'typeorm';
import { logEntity } from '../log/log.entity.ts';
import { moduleEntity } from '../modules/module.entity.ts';
import { storedFileEntity, type StoredFileRow } from '../releases/release.entity.ts';

/** A row as JSON, the same on both databases; instants are objects with the key `instant`. */
export type BackedUpRow = Readonly<Record<string, unknown>>;

/** Databases limit the number of values in one statement. */
const rowsAtOnce = 50;

type AnyEntity = EntitySchema<ObjectLiteral>;

/** All tables as rows of JSON, inside of the manager's transaction or on its own. */
export function backupRepository(manager: EntityManager) {
  const tableOf = (entity: AnyEntity | EntitySchema): string => manager.connection.getMetadata(entity).tableName;
  return {
    tableOf,
    async read(entity: EntitySchema): Promise<BackedUpRow[]> {
      const rows = await manager.getRepository<ObjectLiteral>(entity as AnyEntity).find();
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, packed(value)])));
    },
    /** Replaces the rows that the migrations insert. */
    async write(entity: EntitySchema, rows: readonly BackedUpRow[]): Promise<void> {
      const repository = manager.getRepository<ObjectLiteral>(entity as AnyEntity);
      await repository.createQueryBuilder().delete().execute();
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        const restored = rows
          .slice(at, at + rowsAtOnce)
          .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, unpacked(value)])));
        await repository.insert(restored);
      }
    },
    async isEmpty(): Promise<boolean> {
      const [modules, entries] = await Promise.all([manager.count(moduleEntity), manager.count(logEntity)]);
      return modules + entries === 0;
    },
    /** The files that are stored. */
    async digests(): Promise<string[]> {
      const rows = await manager.getRepository(storedFileEntity).findBy({ removingSince: IsNull() });
      return rows.map(({ digest }) => digest);
    },
    /** The stored files by the rows of a backup. */
    digestsIn(tables: ReadonlyMap<string, readonly BackedUpRow[]>): string[] {
      const rows = (tables.get(tableOf(storedFileEntity)) ?? []) as unknown as readonly StoredFileRow[];
      return rows.filter(({ removingSince }) => removingSince === null).map(({ digest }) => digest);
    },
  };
}

function packed(value: unknown): unknown {
  return value instanceof Date ? { instant: value.toISOString() } : value;
}

function unpacked(value: unknown): unknown {
  const isInstant = typeof value === 'object' && value !== null && Object.keys(value).join() === 'instant';
  return isInstant ? new Date((value as { readonly instant: string }).instant) : value;
}
