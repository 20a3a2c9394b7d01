import { createDataSource, pingDatabase } from '@seed/service-kit/data-source';
import { schedulePurge } from '@seed/service-kit/idempotency';
import type { Logger } from '@seed/service-kit/logger';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createClubsApp } from './app.ts';
import { ClubsService } from './clubs/clubs.service.ts';
import type { ClubsConfig } from './config.ts';
import { clubsSchema } from './db/schema.ts';

/** Puts the service together. `dispose` closes what it opened. */
export async function composeClubs(config: ClubsConfig, logger: Logger) {
  const dataSource = await createDataSource({ ...clubsSchema, location: config.database, logger });
  const stopPurge = schedulePurge(dataSource, logger);
  const app = createClubsApp({
    logger,
    verifier: createTokenVerifier(config.token),
    health: { database: pingDatabase(dataSource) },
    clubs: new ClubsService(dataSource),
  });
  return {
    app,
    async dispose() {
      stopPurge();
      await dataSource.destroy();
    },
  };
}
