import { leavePortal } from '@seed/community-contracts/leaving';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { LeavingService } from './leaving.service.ts';

export function leavingRoutes(router: ServiceRouter, leaving: LeavingService): void {
  route(router, leavePortal, async ({ caller }) => {
    await leaving.leave(caller);
    return noContent();
  });
}
