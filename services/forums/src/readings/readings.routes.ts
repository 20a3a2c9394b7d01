import { markPostRead } from '@seed/forums-contracts/readings';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { ReadingsService } from './readings.service.ts';

export function readingsRoutes(router: ServiceRouter, readings: ReadingsService): void {
  route(router, markPostRead, async ({ params, body, caller }) =>
    ok(await readings.mark(params.id, new Date(body.upTo), caller)),
  );
}
