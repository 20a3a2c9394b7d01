import type {
  DataSource,
  EntityManager,
  EntityMetadata,
  EntitySchema,
  ObjectLiteral,
  SelectQueryBuilder,
} from 'typeorm';
import { placeholders } from './placeholders.ts';
import { mostIdsTogether, readByIds, readTogether, type Statement } from './read-rows.ts';

/** Types whose values differ between the drivers and the entity. */
const convertedTypes = new Set<unknown>(['datetime', 'json', Boolean, 'boolean']);

/** A table's names and types in SQL, for statements that read rows without an entity per row. */
export interface TableReader {
  readonly properties: readonly string[];
  /** `SELECT <columns AS properties> FROM <table>`. */
  readonly select: string;
  /** The name of the index that begins with the properties, if there is one. */
  index(properties: readonly string[]): string | undefined;
  /** The escaped column of a property. */
  column(property: string): string;
  /** The value of a property as the driver takes it as a parameter. */
  parameter(property: string, value: unknown): unknown;
  /**
   * Reads rows whose statement begins with `select`; their values have the types that the entity has. Outside of a
   * transaction, requests that read the same at the same time share the rows.
   */
  read<Row extends ObjectLiteral>(manager: EntityManager, statement: Statement): Promise<readonly Row[]>;
  /** Reads the rows with one of the ids in a column, as `readByIds` does. */
  readByIds<Row extends ObjectLiteral>(manager: EntityManager, where: IdsOfRows<Row>): Promise<readonly Row[]>;
}

/** The rows that have one of the ids in the column of a property. */
export interface IdsOfRows<Row> {
  readonly property: keyof Row & string;
  readonly ids: readonly number[];
  /** A further condition on the rows. */
  readonly condition?: Statement;
}

const readers = new WeakMap<EntityMetadata, TableReader>();

/**
 * Returns the reader of an entity's table.
 *
 * @example
 * ```ts
 * const notices = tableReader(manager.dataSource, noticeEntity);
 * const sql = `${notices.select} WHERE ${notices.column('createdAt')} > ?`;
 * const rows = await notices.read<NoticeRow>(manager, { sql, parameters: [day] });
 * ```
 */
export function tableReader(dataSource: DataSource, entity: EntitySchema | EntityMetadata): TableReader {
  const metadata = 'columns' in entity ? entity : dataSource.getMetadata(entity);
  const known = readers.get(metadata);
  if (known !== undefined) return known;
  const reader = createReader(dataSource, metadata);
  readers.set(metadata, reader);
  return reader;
}

/**
 * Reads the rows of a query without an entity per row: the driver's rows get the entity's property names and types.
 *
 * @param query selects from one table, without joins
 *
 * @example
 * ```ts
 * const posts = await fetchRows(manager.createQueryBuilder(postEntity, 'post').limit(20));
 * ```
 */
export function fetchRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<readonly Row[]> {
  const { alias, dataSource, expressionMap } = query;
  const metadata = expressionMap.mainAlias?.metadata;
  if (metadata === undefined) throw new TypeError('the query selects from no entity');
  const reader = tableReader(dataSource, metadata);
  expressionMap.selects = reader.properties.map((name) => ({ selection: `${alias}.${name}`, aliasName: name }));
  const manager = query['queryRunner']?.manager ?? dataSource.manager;
  const [sql, parameters] = query.getQueryAndParameters();
  return reader.read<Row>(manager, { sql, parameters });
}

/**
 * Reads the rows with one of these values of a property, in any order, without an entity per row.
 *
 * @param where the property and its values; without a value nothing is read
 *
 * @example
 * ```ts
 * const notices = await fetchRowsBy(manager, noticeEntity, { property: 'id', values: [7, 8] });
 * ```
 */
export async function fetchRowsBy<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  where: { readonly property: keyof Row & string; readonly values: readonly (string | number)[] },
): Promise<readonly Row[]> {
  const { property, values } = where;
  if (values.length === 0) return [];
  const reader = tableReader(manager.dataSource, entity);
  const ids = values.filter((value) => typeof value === 'number');
  if (ids.length === values.length && ids.length <= mostIdsTogether) {
    return reader.readByIds<Row>(manager, { property, ids });
  }
  const sql = `${reader.select} WHERE ${reader.column(property)} IN (${placeholders(values)})`;
  return reader.read<Row>(manager, { sql, parameters: [...values] });
}

/**
 * Reads the row with an id, without an entity.
 *
 * @returns the row, or null if there is none
 *
 * @example
 * ```ts
 * const notice = await fetchRow(manager, noticeEntity, 7);
 * ```
 */
export async function fetchRow<Row extends ObjectLiteral & { readonly id: number }>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  id: number,
): Promise<Row | null> {
  return (await fetchRowsBy(manager, entity, { property: 'id', values: [id] }))[0] ?? null;
}

function createReader({ driver }: DataSource, metadata: EntityMetadata): TableReader {
  const columns = new Map(metadata.columns.map((column) => [column.propertyName, column]));
  const converted = metadata.columns.filter(({ type }) => convertedTypes.has(type));
  const selection = metadata.columns.map(
    ({ databaseName, propertyName }) => `${driver.escape(databaseName)} AS ${driver.escape(propertyName)}`,
  );
  const columnOf = (property: string) => {
    const column = columns.get(property);
    if (column === undefined) throw new TypeError(`${metadata.name} has no property '${property}'`);
    return column;
  };
  /** Changes the rows in place. */
  const convert = <Row extends ObjectLiteral>(rows: Row[]): readonly Row[] => {
    for (const row of rows as ObjectLiteral[]) {
      for (const column of converted) {
        row[column.propertyName] = driver.prepareHydratedValue(row[column.propertyName], column) as unknown;
      }
    }
    return rows;
  };
  const select = `SELECT ${selection.join(', ')} FROM ${driver.escape(metadata.tableName)}`;
  const columnName = (property: string) => driver.escape(columnOf(property).databaseName);
  return {
    properties: [...columns.keys()],
    select,
    index: (properties) => indexOf(metadata, properties),
    column: columnName,
    parameter: (property, value) => driver.preparePersistentValue(value, columnOf(property)) as unknown,
    read: <Row extends ObjectLiteral>(manager: EntityManager, statement: Statement) =>
      readTogether<Row>(manager, statement, convert<Row>),
    readByIds: async <Row extends ObjectLiteral>(manager: EntityManager, where: IdsOfRows<Row>) => {
      const { property, ids, condition } = where;
      const sql = `${select} WHERE ${condition === undefined ? '' : `${condition.sql} AND `}${columnName(property)}`;
      const selected = { sql, parameters: condition?.parameters ?? [], property, valueOf: convert<Row> };
      const rows = await readByIds<Row, readonly Row[]>(manager, selected, ids);
      return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []);
    },
  };
}

function indexOf({ indices }: EntityMetadata, properties: readonly string[]): string | undefined {
  const begins = (columns: readonly { readonly propertyName: string }[]): boolean =>
    properties.every((property, at) => columns[at]?.propertyName === property);
  return indices.find(({ columns }) => begins(columns))?.name;
}
