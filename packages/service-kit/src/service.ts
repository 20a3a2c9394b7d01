import type { Server } from 'node:http';
import type { Endpoint } from '@seed/contracts/endpoint';
import type { MemberRemoved } from '@seed/contracts/portal-events';
import type { ServiceManifest } from '@seed/contracts/service-manifest';
import { createServiceApp, type ServiceAppOptions } from './app.ts';
import { createDataSource, type DatabaseOptions, pingDatabase } from './data-source.ts';
import type { EventHandlers } from './event-routes.ts';
import type { EventStreams } from './event-streams.ts';
import { schedulePurge } from './idempotency.ts';
import { createLogger, type Logger } from './logger.ts';
import type { MemberFile } from './member-files.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { SearchedTable } from './search/search-index.ts';
import { startSearchIndexing } from './search/search-indexer.ts';
import { type RunningServer, startServer } from './server.ts';
import type { ServiceConfig } from './service-config.ts';
import { openAudit } from './service-audit.ts';
import { declarationRoute } from './service-declaration.ts';
import { openEvents } from './service-events.ts';
import { createTokenVerifier, type PreloadingTokenVerifier } from './token-verifier.ts';
import { traceQueries } from './tracing/query-spans.ts';
import { startTracing } from './tracing/start-tracing.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Database } from './transaction.ts';

/** The parts that `compose` gets: configuration, migrated database, logger and metrics. */
export interface ServiceParts<Config extends ServiceConfig> {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** For metrics of the service's own: `registers: [metrics.registry]`. */
  readonly metrics: Pick<Metrics, 'registry'>;
}

/** The routes and the other work of a service. */
export interface ComposedService extends Pick<ServiceAppOptions, 'routes' | 'publicRoutes'> {
  /** Fills an empty database with the service's part of the demo world; called when `DEMO_DATA` is true. */
  readonly fillDemoData?: () => Promise<void>;
  /**
   * Removes the service's data of a member whom an Admin removed. It is retried after a failure, so it is idempotent. The
   * service's schema has `removedMembers`.
   */
  readonly removeMember?: (removal: MemberRemoved) => Promise<void>;
  /**
   * Handlers of other events, by their type as in `@seed/contracts/portal-events`. An event may arrive twice or late, and
   * again after a failure.
   */
  readonly eventHandlers?: EventHandlers;
  /** The rows of a member, for the file with all their data that members may request. */
  readonly memberFiles?: readonly MemberFile[];
  /** The search indexes of the service's tables, which are kept up to date while it runs. */
  readonly searchIndexes?: readonly SearchedTable[];
  /** The service's streams of events, which end before the server stops. */
  readonly streams?: Pick<EventStreams, 'shareConnections' | 'close'>;
  /** Stops timers and other work besides the requests. */
  readonly stop?: () => void | Promise<void>;
}

/**
 * A service: its declaration, its tables and its routes.
 *
 * @example
 * ```ts
 * export const noticesService: Service = {
 *   manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
 *   endpoints,
 *   schema: { entities: [noticeEntity], migrations: [CreateNotices1700000000000] },
 *   compose: ({ database }) => ({ routes: (router) => noticesRoutes(router, new NoticesService(database)) }),
 * };
 * ```
 */
export interface Service<Config extends ServiceConfig = ServiceConfig> {
  /** `service.json` */
  readonly manifest: ServiceManifest;
  /** All endpoints of its contracts. */
  readonly endpoints: readonly Endpoint[];
  readonly schema: Pick<DatabaseOptions, 'entities' | 'migrations'>;
  readonly compose: (parts: ServiceParts<Config>) => ComposedService | Promise<ComposedService>;
}

/**
 * Starts a service: connects to its database, migrates it, composes the service and listens. `stop` closes everything that
 * was opened, and so does a failure of the start.
 *
 * @param config the result of `readServiceConfig`, or that with settings of the service's own
 * @param logger writes JSON lines to standard output if not given
 * @returns the server's URL, and `stop`, which lets requests in flight finish within 10 s
 * @throws Error of the first part that fails: the database, a migration, or the port that is in use.
 *
 * @example
 * ```ts
 * const { url, stop } = await startService(noticesService, readServiceConfig('notices', process.env));
 * ```
 */
export async function startService<Config extends ServiceConfig>(
  service: Service<Config>,
  config: Config,
  logger: Logger = createLogger({ name: service.manifest.id, level: config.logLevel }),
): Promise<RunningServer> {
  const { database: location, poolSize } = config;
  const database = await createDataSource({ ...service.schema, location, poolSize, logger });
  const opened: (() => void | Promise<void>)[] = [() => database.destroy()];
  const close = async (): Promise<void> => {
    for (const closeOne of opened.splice(0).toReversed()) await closeOne();
  };
  const metrics = createMetrics(service.manifest.id);
  try {
    const tracing = await tracingOf(service, { config, logger, metrics, database });
    opened.push(async () => tracing?.stop());
    const composed = await service.compose({ config, database, logger, metrics });
    const { fillDemoData, searchIndexes = [], stop, streams } = composed;
    if (stop !== undefined) opened.push(stop);
    const events = await openEvents({ service: named(service), config, database, logger }, composed);
    opened.push(() => events.close());
    if (config.demoData) await fillDemoData?.();
    opened.push(startSearchIndexing(database, searchIndexes, logger), schedulePurge(database, logger));
    const verifier = createTokenVerifier({ ...config.token, log: logger });
    opened.push(preloadKeys(verifier));
    const audit = await openAudit({ service: named(service), config, database, logger });
    opened.push(audit.close);
    const app = appOf(service, { database, logger, metrics, tracing, verifier, events, audit, composed });
    const configure = (server: Server) => streams?.shareConnections(server);
    const server = await startServer(app, { host: config.host, port: config.port, logger, configure });
    opened.push(() => server.stop());
    if (streams !== undefined) opened.push(() => streams.close());
    return { url: server.url, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface AppParts extends Pick<ServiceAppOptions, 'logger' | 'verifier'> {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly tracing: Tracing | undefined;
  readonly events: Awaited<ReturnType<typeof openEvents>>;
  readonly audit: Awaited<ReturnType<typeof openAudit>>;
  readonly composed: ComposedService;
}

function appOf<Config extends ServiceConfig>(service: Service<Config>, parts: AppParts) {
  const { database, logger, metrics, tracing, verifier, events, audit, composed } = parts;
  return createServiceApp({
    name: service.manifest.id,
    metrics,
    tracing,
    declaration: declarationRoute(service.manifest, service.endpoints),
    logger,
    verifier,
    health: { database: pingDatabase(database) },
    removedMembers: events.removedMembers,
    watches: audit.watches,
    routes: audit.withAuditRoutes(composed.routes),
    publicRoutes: events.withEventRoutes(composed.publicRoutes),
  });
}

/** Starts the traces of a service, if its configuration has them. The gateway decides which requests are recorded. */
async function tracingOf<Config extends ServiceConfig>(
  { manifest }: Service<Config>,
  { config, logger, metrics: { registry }, database }: ServiceParts<Config>,
): Promise<Tracing | undefined> {
  const options = { service: manifest.id, followsCaller: true, logger, registry };
  const tracing = await startTracing(config.tracing, options);
  if (tracing !== undefined) traceQueries(database, tracing);
  return tracing;
}

/** Preloads until the returned function is called. */
function preloadKeys(verifier: PreloadingTokenVerifier): () => void {
  const preloading = new AbortController();
  void verifier.preloadKeys(preloading.signal);
  return () => preloading.abort();
}

function named<Config extends ServiceConfig>({ manifest, schema }: Service<Config>) {
  return { name: manifest.id, schema };
}
