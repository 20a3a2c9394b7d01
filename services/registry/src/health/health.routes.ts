import { getModuleHealth } from '@seed/registry-contracts/health';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { Database } from '@seed/service-kit/transaction';
import { HealthService } from './health.service.ts';

export function healthRoutes(router: ServiceRouter, database: Database): void {
  const health = new HealthService(database);
  route(router, getModuleHealth, async ({ params, query, caller }) =>
    ok(await health.get(params.module, query.span ?? 'day', caller)),
  );
}
