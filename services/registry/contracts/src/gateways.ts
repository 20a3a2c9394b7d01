import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { instant } from '@seed/contracts/fields';
import { gatewayId, gatewayReport } from '@seed/contracts/gateway-report';
import { listOf } from '@seed/contracts/lists';

export const gateway = z
  .object({
    id: gatewayId.check(z.describe('A gateway has another one after each start')),
    reportedAt: instant,
    ...gatewayReport.shape,
  })
  .check(z.meta({ id: 'Gateway' }));

export type Gateway = z.infer<typeof gateway>;

export const listGateways = endpoint({
  operation: 'listGateways',
  service: 'registry',
  method: 'GET',
  path: '/registry/gateways',
  summary: 'What each gateway serves and refuses, as it reported within the last seconds (publisher or Admin)',
  response: listOf(gateway),
  status: 200,
});
