import { getClubOrder, updateClubOrder } from '@seed/clubs-contracts/club-order';
import { ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { ClubOrderService } from './club-order.service.ts';

export function clubOrderRoutes(router: ServiceRouter, orders: ClubOrderService): void {
  route(router, getClubOrder, async ({ caller }) => {
    const { order, version } = await orders.get(caller);
    return ok(order, { version });
  });

  route(router, updateClubOrder, async ({ body, ifMatch, caller }) => {
    const { order, version } = await orders.update({ body, expected: ifMatch }, caller);
    return ok(order, { version });
  });
}
