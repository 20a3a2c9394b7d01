import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { type EntityManager, EntitySchema, type QueryRunner } from 'typeorm';
import { originOf } from './audit-entry.ts';
import { recordEntry } from './audit-log.ts';
import { callerOf } from './bearer.ts';
import type { Caller } from './caller.ts';
import { isUniqueViolation } from './database-error.ts';
import { isMysql } from './dialect.ts';
import { instantColumn, jsonColumn, varcharColumn } from './entity-columns.ts';
import { migrationDialect } from './migration-dialect.ts';
import type { KitMiddleware } from './request-state.ts';
import { withOrigin } from './request-origin.ts';
import { type Database, inTransaction } from './transaction.ts';

/** The roles that a member's tokens had when they last changed. */
export interface SeenRolesRow {
  readonly memberId: string;
  readonly roles: readonly string[];
  /** When the token with these roles was issued. */
  readonly issuedAt: Date;
}

const table = 'seen_roles';
const idLength = 191;
const mostRoles = 100;
const mostMembers = 10_000;

/** One service watches the roles of members; this entity belongs to its data source. */
export const seenRoles = new EntitySchema<SeenRolesRow>({
  name: 'SeenRoles',
  tableName: table,
  columns: {
    memberId: { ...varcharColumn('member_id', idLength), primary: true },
    roles: jsonColumn('roles'),
    issuedAt: instantColumn('issued_at'),
  },
});

/**
 * Creates the table; for a migration.
 *
 * @example
 * ```ts
 * await createSeenRolesTable(runner);
 * ```
 */
export async function createSeenRolesTable(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: table,
    columns: [
      { ...db.varchar('member_id', idLength, { exact: true }), isPrimary: true },
      db.json('roles'),
      db.instant('issued_at'),
    ],
  });
}

/**
 * Drops the table; for `down` of a migration.
 *
 * @example
 * ```ts
 * await dropSeenRolesTable(runner);
 * ```
 */
export function dropSeenRolesTable(runner: QueryRunner): Promise<void> {
  return migrationDialect(runner).dropTable(table);
}

/**
 * Records a change of the roles in a member's tokens. The identity provider changes roles, so the log names no actor.
 * The first token of a member is recorded only if it has the role of Admins.
 */
export function roleWatch(database: Database, adminRole: string): KitMiddleware {
  const known = new LRUCache<string, Pick<SeenRolesRow, 'roles' | 'issuedAt'>>({ max: mostMembers });
  return async (ctx, next) => {
    const caller = callerOf(ctx);
    const now = { roles: sorted(caller.roles), issuedAt: new Date((caller.session?.issuedAt ?? 0) * 1000) };
    const last = known.get(caller.id);
    const isOld = last !== undefined && now.issuedAt < last.issuedAt;
    if (!isOld && !isDeepStrictEqual(last?.roles, now.roles)) {
      await compare(database, withOrigin(ctx, caller), { ...now, adminRole });
      known.set(caller.id, now);
    }
    await next();
  };
}

interface RolesNow extends Pick<SeenRolesRow, 'roles' | 'issuedAt'> {
  readonly adminRole: string;
}

async function compare(database: Database, caller: Caller, now: RolesNow): Promise<void> {
  try {
    await inTransaction(database, (manager) => recordChange(manager, caller, now));
  } catch (error) {
    // Another request of the same member has stored their roles meanwhile.
    if (!isUniqueViolation(error)) throw error;
  }
}

async function recordChange(
  manager: EntityManager,
  caller: Caller,
  { roles, issuedAt, adminRole }: RolesNow,
): Promise<void> {
  const members = manager.getRepository(seenRoles);
  const query = members.createQueryBuilder('seen').where('seen.memberId = :id', { id: caller.id });
  const seen = await (isMysql(manager.dataSource) ? query.setLock('pessimistic_write') : query).getOne();
  // A token from before the last change is still valid for minutes.
  if (seen !== null && seen.issuedAt > issuedAt) return;
  const before = seen?.roles ?? roles.filter((role) => role !== adminRole);
  const added = roles.filter((role) => !before.includes(role));
  const removed = before.filter((role) => !roles.includes(role));
  if (seen === null) await members.insert({ memberId: caller.id, roles, issuedAt });
  if (added.length === 0 && removed.length === 0) return;
  if (seen !== null) await members.update({ memberId: caller.id }, { roles, issuedAt });
  await recordEntry(
    manager,
    { ...originOf(caller), actorId: null },
    { act: 'member.roles_changed', objectId: caller.id, detail: { added, removed } },
  );
}

function sorted(roles: readonly string[]): string[] {
  return [...new Set(roles)].toSorted().slice(0, mostRoles);
}
