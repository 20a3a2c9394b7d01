import type { ServedModule } from '@seed/contracts/gateway-report';
import { instantColumn, integerColumn, jsonColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

export const gatewayIdLength = 36;

/** The newest report of a gateway. */
export interface GatewayRow {
  readonly id: string;
  readonly setId: number;
  readonly modules: readonly ServedModule[];
  readonly reportedAt: Date;
}

export const gatewayEntity = new EntitySchema<GatewayRow>({
  name: 'Gateway',
  tableName: 'gateways',
  columns: {
    id: { ...varcharColumn('id', gatewayIdLength), primary: true },
    setId: integerColumn('set_id'),
    modules: jsonColumn('modules'),
    reportedAt: instantColumn('reported_at'),
  },
});
