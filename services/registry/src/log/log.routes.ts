import { listLogEntries, verifyLog } from '@seed/registry-contracts/log';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok, page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { LogService } from './log.service.ts';

export function logRoutes(router: ServiceRouter, log: LogService): void {
  route(router, listLogEntries, async ({ query, caller }) => {
    const { items, nextCursor } = await log.list(query, caller);
    return page(items, nextCursor);
  });

  route(router, verifyLog, async ({ query, caller }) => ok(await log.verify(query.hash, caller)));
}
