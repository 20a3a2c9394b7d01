import type { HealthChecks } from '@seed/service-kit/health';
import type { Logger } from '@seed/service-kit/logger';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { createServiceApp } from '@seed/service-kit/app';
import { clubsRoutes } from './clubs/clubs.routes.ts';
import type { ClubsService } from './clubs/clubs.service.ts';

export interface ClubsAppParts {
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  readonly health: HealthChecks;
  readonly clubs: ClubsService;
}

export function createClubsApp({ clubs, ...parts }: ClubsAppParts) {
  return createServiceApp({
    name: 'clubs',
    ...parts,
    routes(router) {
      clubsRoutes(router, clubs);
    },
  });
}
