import { importMembers } from '@seed/community-contracts/member-import';
import { ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { ImportsService } from './imports.service.ts';

export function importsRoutes(router: ServiceRouter, imports: ImportsService): void {
  route(router, importMembers, async ({ body, caller }) => ok({ rows: await imports.importMembers(body, caller) }));
}
