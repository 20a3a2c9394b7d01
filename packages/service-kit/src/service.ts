import type { MemberRemoved } from '@seed/contracts/portal-events';
import { createServiceApp, type ServiceAppOptions } from './app.ts';
import { createDataSource, type DatabaseOptions, pingDatabase } from './data-source.ts';
import { schedulePurge } from './idempotency.ts';
import { createLogger, type Logger } from './logger.ts';
import { type RunningServer, startServer } from './server.ts';
import type { ServiceConfig } from './service-config.ts';
import { openEvents } from './service-events.ts';
import { createTokenVerifier } from './token-verifier.ts';
import type { Database } from './transaction.ts';

/** The parts that `compose` makes a service of. */
export interface ServiceParts<Config extends ServiceConfig> {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
}

export interface ComposedService extends Pick<ServiceAppOptions, 'routes' | 'publicRoutes'> {
  /** Fills an empty database with the service's part of the demo world; called if `DEMO_DATA` is true. */
  readonly fillDemoData?: () => Promise<void>;
  /**
   * Removes the service's data of a member whom an Admin removed. It is repeated after a failure, so a second call must
   * have no further effect. The service's schema has `removedMembers`.
   */
  readonly removeMember?: (removal: MemberRemoved) => Promise<void>;
  /** Stops timers and other work beside the requests. */
  readonly stop?: () => void;
}

/** A service: its name, its tables and its routes. */
export interface Service<Config extends ServiceConfig = ServiceConfig> {
  readonly name: string;
  readonly schema: Pick<DatabaseOptions, 'entities' | 'migrations'>;
  readonly compose: (parts: ServiceParts<Config>) => ComposedService | Promise<ComposedService>;
}

/** Connects, migrates, listens. What was opened is closed again when it is stopped, or when something of it fails. */
export async function startService<Config extends ServiceConfig>(
  service: Service<Config>,
  config: Config,
  logger: Logger = createLogger({ name: service.name, level: config.logLevel }),
): Promise<RunningServer> {
  const database = await createDataSource({ ...service.schema, location: config.database, logger });
  const opened: (() => void | Promise<void>)[] = [() => database.destroy()];
  const close = async (): Promise<void> => {
    for (const closeOne of opened.splice(0).toReversed()) await closeOne();
  };
  try {
    const { fillDemoData, stop, removeMember, ...routes } = await service.compose({ config, database, logger });
    if (stop !== undefined) opened.push(stop);
    const events = await openEvents({ service, config, database, logger }, removeMember);
    opened.push(() => events.close());
    if (config.demoData) await fillDemoData?.();
    opened.push(schedulePurge(database, logger));
    const verifier = createTokenVerifier({ ...config.token, log: logger });
    const preloading = new AbortController();
    opened.push(() => preloading.abort());
    void verifier.preloadKeys(preloading.signal);
    const health = { database: pingDatabase(database) };
    const publicRoutes = events.withEventRoutes(routes.publicRoutes);
    const app = createServiceApp({
      name: service.name,
      logger,
      verifier,
      health,
      removedMembers: events.removedMembers,
      ...routes,
      publicRoutes,
    });
    const server = await startServer(app, { host: config.host, port: config.port, logger });
    opened.push(() => server.stop());
    return { url: server.url, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}
