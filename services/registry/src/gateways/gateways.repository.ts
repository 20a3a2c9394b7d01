import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { gatewayEntity, type GatewayRow } from './gateway.entity.ts';

/** The newest reports of gateways, inside of the manager's transaction or on its own. */
export function gatewaysRepository(manager: EntityManager) {
  const gateways = manager.getRepository(gatewayEntity);
  return {
    find: (id: string): Promise<GatewayRow | null> => gateways.findOneBy({ id }),
    put: (row: GatewayRow): Promise<GatewayRow> => gateways.save(row),
    count: (): Promise<number> => gateways.count(),
    listSince: (since: Date, take: number): Promise<GatewayRow[]> =>
      gateways.find({ where: { reportedAt: MoreThanOrEqual(since) }, order: { id: 'ASC' }, take }),
    async removeBefore(instant: Date): Promise<void> {
      await gateways.delete({ reportedAt: LessThan(instant) });
    },
  };
}
