import { createServiceApp } from '@seed/service-kit/app';
import type { HealthChecks } from '@seed/service-kit/health';
import type { Logger } from '@seed/service-kit/logger';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import type { LoginsService } from './profiles/logins.service.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import type { ProfilesService } from './profiles/profiles.service.ts';
import { picturesRoutes, uploadsRoutes } from './uploads/uploads.routes.ts';
import type { UploadsService } from './uploads/uploads.service.ts';

export interface CommunityAppParts {
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  readonly health: HealthChecks;
  readonly profiles: ProfilesService;
  readonly logins: LoginsService;
  readonly uploads: UploadsService;
}

export function createCommunityApp({ profiles, logins, uploads, ...parts }: CommunityAppParts) {
  return createServiceApp({
    name: 'community',
    ...parts,
    routes(router) {
      profilesRoutes(router, { profiles, logins });
      uploadsRoutes(router, uploads);
    },
    publicRoutes(router) {
      picturesRoutes(router, uploads);
    },
  });
}
