import { memberIdChanged, memberIdChangedType } from '@seed/contracts/portal-events';
import { endpoints } from '@seed/community-contracts/endpoints';
import { changeReporterId, forgetReporter } from '@seed/service-kit/reports/reporters';
import type { ComposedService, Service } from '@seed/service-kit/service';
import type { Logger } from '@seed/service-kit/logger';
import { readServiceManifest } from '@seed/service-kit/service-declaration';
import { connectSharedState } from '@seed/service-kit/shared-state';
import type { Database } from '@seed/service-kit/transaction';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { type AccountSettings, KeycloakAccounts } from './accounts/keycloak-accounts.ts';
import { startAccountCreation } from './accounts/start-account-creation.ts';
import { startAccountDeletion } from './accounts/start-account-deletion.ts';
import type { CommunityConfig, PictureLocation } from './config.ts';
import { fillDemoData } from './db/fill-demo-data.ts';
import { communitySchema } from './db/schema.ts';
import { dataExportFilesRoutes, dataExportsRoutes } from './data-exports/data-exports.routes.ts';
import { openDataExports } from './data-exports/open-data-exports.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { ImportsService } from './imports/imports.service.ts';
import { leavingRoutes } from './leaving/leaving.routes.ts';
import { LeavingService } from './leaving/leaving.service.ts';
import { LoginsService } from './profiles/logins.service.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { ProfilesService } from './profiles/profiles.service.ts';
import { communityReports } from './reports/community-reports.ts';
import { profileReportsRoutes } from './reports/profile-reports.routes.ts';
import { AccountApi } from './sessions/account-api.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { diskStorage } from './uploads/disk-storage.ts';
import type { PictureStorage } from './uploads/picture-storage.ts';
import { s3Storage } from './uploads/s3-storage.ts';
import { UploadAdmission } from './uploads/upload-admission.ts';
import { picturesRoutes, uploadsRoutes } from './uploads/uploads.routes.ts';
import { UploadsService } from './uploads/uploads.service.ts';

export const communityService: Service<CommunityConfig> = {
  manifest: readServiceManifest(new URL('../service.json', import.meta.url)),
  endpoints,
  schema: communitySchema,
  async compose({ database, config, logger, metrics }) {
    const sharedState =
      config.sharedState &&
      (await connectSharedState({ ...config.sharedState, log: logger, registry: metrics.registry }));
    const pictures = await pictureStorage(config.pictures);
    const uploads = new UploadsService(database, pictures);
    const dataExports = openDataExports(config, { database, logger, pictures });
    const removal = { deletesAccounts: config.accounts !== undefined };
    const stopAccountWork = config.accounts && manageAccounts(database, { settings: config.accounts, logger });
    return {
      async fillDemoData() {
        const { demoCommunity } = await import('@seed/demo-world/community');
        await fillDemoData(database, uploads, demoCommunity);
      },
      routes(router) {
        leavingRoutes(router, new LeavingService(database, { ...removal, adminRole: config.token.adminRole }));
        profilesRoutes(router, {
          profiles: new ProfilesService(database, removal),
          logins: new LoginsService(database),
        });
        profileReportsRoutes(router, database);
        importsRoutes(router, new ImportsService(database, { createsAccounts: config.accounts !== undefined }));
        accountsRoutes(router, new AccountsService(database, { isConfigured: config.accounts !== undefined }));
        uploadsRoutes(router, { uploads, admission: new UploadAdmission(config.uploadsPerHour, sharedState) });
        dataExportsRoutes(router, dataExports.service);
        sessionsRoutes(router, new AccountApi(config.accountApiUrl));
      },
      ...memberEvents(database, uploads),
      memberFiles: dataExports.memberFiles,
      publicRoutes(router) {
        picturesRoutes(router, uploads);
        dataExportFilesRoutes(router, dataExports.service);
      },
      async stop() {
        await dataExports.stop();
        await stopAccountWork?.();
        await sharedState?.close();
      },
    };
  },
};

/** The work outside of the transactions that change the id of a member or remove one. */
function memberEvents(
  database: Database,
  uploads: UploadsService,
): Pick<ComposedService, 'eventHandlers' | 'removeMember'> {
  return {
    eventHandlers: {
      [memberIdChangedType]: (event) => changeReporterId(database, communityReports, memberIdChanged.parse(event)),
    },
    async removeMember(removal) {
      await uploads.removePictures(removal);
      await forgetReporter(database, communityReports, removal.memberIds);
    },
  };
}

function manageAccounts(
  database: Database,
  { settings, logger }: { readonly settings: AccountSettings; readonly logger: Logger },
): () => Promise<void> {
  const accounts = new KeycloakAccounts(settings);
  const parts = { accounts, logger, retryMs: settings.retryMs };
  const stops = [startAccountCreation(database, parts), startAccountDeletion(database, parts)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function pictureStorage(location: PictureLocation): Promise<PictureStorage> {
  return 's3' in location ? s3Storage(location.s3) : diskStorage(location.folder);
}
