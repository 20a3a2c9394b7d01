import type { ServiceAppOptions } from './app.ts';
import { auditEntries } from './audit-log.ts';
import { protectAuditLog, scheduleAuditPruning } from './audit-protection.ts';
import { auditRoutes } from './audit-routes.ts';
import type { TokenSettings } from './config.ts';
import type { DatabaseOptions } from './data-source.ts';
import type { Logger } from './logger.ts';
import { refusalWatch } from './refusal-watch.ts';
import type { KitMiddleware } from './request-state.ts';
import { roleWatch, seenRoles } from './role-watch.ts';
import type { Database } from './transaction.ts';

/** The parts of a service that its audit log needs. */
export interface AuditParts {
  readonly service: { readonly name: string; readonly schema: Pick<DatabaseOptions, 'entities'> };
  readonly config: { readonly token: Pick<TokenSettings, 'adminRole'> };
  readonly database: Database;
  readonly logger: Logger;
}

type Routes = ServiceAppOptions['routes'];

/** The audit log of a started service. */
export interface ServiceAudit {
  /** Middlewares that record what only several requests show, such as repeated refusals. */
  readonly watches: readonly KitMiddleware[];
  /** The service's routes with the one that reads its audit log. */
  withAuditRoutes(routes: Routes): Routes;
  close(): void;
}

/** Protects, serves and prunes the audit log of a service whose schema has one. */
export async function openAudit({ service, config, database, logger }: AuditParts): Promise<ServiceAudit> {
  const { entities } = service.schema;
  if (!entities.includes(auditEntries)) {
    return { watches: [], withAuditRoutes: (routes) => routes, close: () => undefined };
  }
  await protectAuditLog(database, logger);
  const watchesRoles = entities.includes(seenRoles);
  return {
    watches: [refusalWatch(database), ...(watchesRoles ? [roleWatch(database, config.token.adminRole)] : [])],
    withAuditRoutes: (routes) => (router) => {
      routes(router);
      auditRoutes(router, { service: service.name, database });
    },
    close: scheduleAuditPruning(database, logger),
  };
}
