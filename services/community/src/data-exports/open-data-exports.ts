import type { Logger } from '@seed/service-kit/logger';
import type { MemberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import type { CommunityConfig } from '../config.ts';
import type { PictureStorage } from '../uploads/picture-storage.ts';
import { DataExportsService } from './data-exports.service.ts';
import { exportStorage } from './export-storage.ts';
import { memberDataSources } from './member-data-source.ts';
import { communityMemberFiles } from './profile-file.ts';
import { startDataExports } from './start-data-exports.ts';

/** The opened part of the service that makes files with the data of members. */
export interface DataExports {
  readonly service: DataExportsService;
  readonly memberFiles: readonly MemberFile[];
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly database: Database;
  readonly logger: Logger;
  readonly pictures: PictureStorage;
}

/** Starts to make the requested files. */
export function openDataExports(
  { pictures: location, events, exportRetryMs: retryMs }: CommunityConfig,
  { database, logger, pictures }: Parts,
): DataExports {
  const storage = exportStorage(location);
  const memberFiles = communityMemberFiles(database);
  const services = memberDataSources({ name: 'community', files: memberFiles }, events);
  return {
    service: new DataExportsService(database, storage),
    memberFiles,
    stop: startDataExports(database, { storage, pictures, services, logger, retryMs }),
  };
}
