import { gatewayId, gatewayReport, gatewayReportPath } from '@seed/contracts/gateway-report';
import { listGateways } from '@seed/registry-contracts/gateways';
import { limitBody } from '@seed/service-kit/body-bytes';
import { readJsonBody } from '@seed/service-kit/json-body';
import { notFound } from '@seed/service-kit/problem-error';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { page } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { GatewaysService } from './gateways.service.ts';

const longestReportBytes = 250_000;

export function gatewaysRoutes(router: ServiceRouter, gateways: GatewaysService): void {
  route(router, listGateways, async ({ caller }) => page(await gateways.list(caller)));
}

/** The internal address at which gateways report, without a token. */
export function gatewayReportRoutes(router: ServiceRouter, gateways: GatewaysService): void {
  router.put(`${gatewayReportPath}/:id`, async (ctx) => {
    ctx.state.route = `${gatewayReportPath}/:id`;
    const id = gatewayId.safeParse(ctx['params'].id);
    if (!id.success) throw notFound();
    limitBody(ctx, { bytes: longestReportBytes });
    await gateways.report(id.data, await readJsonBody(ctx, gatewayReport));
    ctx.status = 204;
  });
}
