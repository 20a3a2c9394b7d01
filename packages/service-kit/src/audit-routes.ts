import { listAuditEntries } from '@seed/contracts/audit';
import type { Query } from '@seed/contracts/endpoint';
import { LessThan } from 'typeorm';
import { type AuditRow, presentEntry } from './audit-entry.ts';
import { auditEntries } from './audit-log.ts';
import { pageSize } from './page-statement.ts';
import { forbidden } from './problem-error.ts';
import type { ServiceRouter } from './request-state.ts';
import { page } from './response.ts';
import { route } from './route.ts';
import type { Database } from './transaction.ts';

/** The service whose audit log is served. */
export interface AuditSource {
  /** The service's name in its entries. */
  readonly service: string;
  readonly database: Database;
}

/**
 * `GET /audit-entries`: the service's part of the audit log, for Admins. The gateway merges the parts of all services.
 */
export function auditRoutes(router: ServiceRouter, { service, database }: AuditSource): void {
  route(router, listAuditEntries, async ({ query, caller }) => {
    if (!caller.isAdmin) throw forbidden('Only Admins may read the audit log.');
    if (query.service !== undefined && query.service !== service) return page([]);
    const size = pageSize(query);
    const rows = await readEntries(database, query, size + 1);
    const items = rows.slice(0, size).map((row) => presentEntry(row, service));
    return page(items, rows.length > size ? items.at(-1)?.id : undefined);
  });
}

/** Newest first, which is the order of the ids. */
function readEntries(
  database: Database,
  { cursor, actor, act }: Query<typeof listAuditEntries>,
  take: number,
): Promise<AuditRow[]> {
  return database.getRepository(auditEntries).find({
    where: {
      ...(cursor === undefined ? {} : { id: LessThan(cursor) }),
      ...(actor === undefined ? {} : { actorId: actor }),
      ...(act === undefined ? {} : { act }),
    },
    order: { id: 'DESC' },
    take,
  });
}
