import { createDataSource, pingDatabase } from '@seed/service-kit/data-source';
import { schedulePurge } from '@seed/service-kit/idempotency';
import type { Logger } from '@seed/service-kit/logger';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createCommunityApp } from './app.ts';
import type { CommunityConfig, PictureLocation } from './config.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { communitySchema } from './db/schema.ts';
import { LoginsService } from './profiles/logins.service.ts';
import { ProfilesService } from './profiles/profiles.service.ts';
import { diskStorage } from './uploads/disk-storage.ts';
import type { PictureStorage } from './uploads/picture-storage.ts';
import { s3Storage } from './uploads/s3-storage.ts';
import { UploadsService } from './uploads/uploads.service.ts';

/** Puts the service together. `dispose` closes what it opened. */
export async function composeCommunity(config: CommunityConfig, logger: Logger) {
  const pictures = await pictureStorage(config.pictures);
  const dataSource = await createDataSource({ ...communitySchema, location: config.database, logger });
  const uploads = new UploadsService(dataSource, pictures);
  if (config.demoData) await fillDemoData(dataSource, uploads);
  const stopPurge = schedulePurge(dataSource, logger);
  const app = createCommunityApp({
    logger,
    verifier: createTokenVerifier(config.token),
    health: { database: pingDatabase(dataSource) },
    profiles: new ProfilesService(dataSource),
    logins: new LoginsService(dataSource),
    uploads,
  });
  return {
    app,
    async dispose() {
      stopPurge();
      await dataSource.destroy();
    },
  };
}

async function pictureStorage(location: PictureLocation): Promise<PictureStorage> {
  return 's3' in location ? s3Storage(location.s3) : diskStorage(location.folder);
}
