import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { fetchRows } from './fetch-rows.ts';
import type { Database } from './transaction.ts';

/** Rows of a page; a row can have a text of 64 kB. */
const pageSize = 100;

/** The place of a row: its owner's id and its key. */
export type MemberRowPlace = readonly [owner: string, key: string | number];

/** A page of the rows of a member. */
export interface MemberRows {
  readonly rows: Record<string, unknown>[];
  /** The place of the last row, if others may follow. */
  readonly last: MemberRowPlace | undefined;
}

/** One kind of data that a service stores of a member. */
export interface MemberFile {
  /** The name of the file in lower case, such as `posts`. */
  readonly file: string;
  /** One sentence about the file, for its reader. */
  readonly about: string;
  /** Reads the member's rows that follow a place. */
  readonly read: (memberIds: readonly string[], after: MemberRowPlace | undefined) => Promise<MemberRows>;
}

/** The rows of a table that belong to members. */
export interface MemberFileOptions<Row> extends Pick<MemberFile, 'file' | 'about'> {
  /** The property with the id of the member. */
  readonly owner: keyof Row & string;
  /** The property that distinguishes a member's rows; `id` if not given. */
  readonly key?: keyof Row & string;
  /** The properties that the member gets. */
  readonly properties: readonly (keyof Row & string)[];
}

/**
 * Declares the rows of a table as a part of a member's data.
 *
 * @param options the file, the property with the member's id, and the properties that the member gets
 *
 * @example
 * ```ts
 * const file = memberFile(database, noticeEntity, {
 *   file: 'notices',
 *   about: 'The notices that you wrote.',
 *   owner: 'authorId',
 *   properties: ['id', 'text', 'createdAt'],
 * });
 * ```
 */
export function memberFile<Row extends ObjectLiteral>(
  database: Database,
  entity: EntitySchema<Row>,
  { file, about, owner, key = 'id', properties }: MemberFileOptions<Row>,
): MemberFile {
  const ownerColumn = `item.${owner}`;
  const keyColumn = `item.${key}`;
  return {
    file,
    about,
    async read(memberIds, after) {
      const query = database
        .createQueryBuilder(entity, 'item')
        .where(`${ownerColumn} IN (:...memberIds)`, { memberIds })
        .orderBy(ownerColumn)
        .addOrderBy(keyColumn)
        .limit(pageSize);
      if (after !== undefined) {
        const [lastOwner, lastKey] = after;
        const follows = `(${ownerColumn} > :lastOwner OR (${ownerColumn} = :lastOwner AND ${keyColumn} > :lastKey))`;
        query.andWhere(follows, { lastOwner, lastKey });
      }
      const found = await fetchRows(query);
      const last = found.length < pageSize ? undefined : found.at(-1);
      return {
        rows: found.map((row) => Object.fromEntries(properties.map((property) => [property, row[property]]))),
        last: last && [String(last[owner]), typeof last[key] === 'number' ? last[key] : String(last[key])],
      };
    },
  };
}
