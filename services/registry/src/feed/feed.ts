import type { Logger } from '@seed/service-kit/logger';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { Database } from '@seed/service-kit/transaction';
import { createSetWatch } from '../channels/set-watch.ts';
import { logRepository } from '../log/log.repository.ts';
import type { ReleaseStorage } from '../releases/release-storage.ts';
import { feedRoutes } from './feed.routes.ts';
import { FeedService } from './feed.service.ts';

interface FeedOptions {
  readonly database: Database;
  readonly storage: ReleaseStorage;
  readonly logger: Logger;
}

/** The feed that gateways follow. Each change of the registry moves the end of the log, which the feed watches. */
export function openFeed({ database, storage, logger }: FeedOptions) {
  const watch = createSetWatch(
    async () => (await logRepository(database.manager).head()).sequence,
    (error) => logger.warn({ err: error }, 'the end of the log cannot be read'),
  );
  const feed = new FeedService({ database, storage, watch });
  return { routes: (router: ServiceRouter) => feedRoutes(router, feed), stop: () => watch.stop() };
}
