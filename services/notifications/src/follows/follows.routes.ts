import { getNotificationFollow, updateNotificationFollow } from '@seed/notifications-contracts/notification-follows';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { FollowsService } from './follows.service.ts';

export function followsRoutes(router: ServiceRouter, follows: FollowsService): void {
  route(router, getNotificationFollow, async ({ query: { subject }, caller }) =>
    ok(await follows.get({ memberId: caller.id, subject })),
  );

  route(router, updateNotificationFollow, async ({ body: { subject, choice }, caller }) =>
    ok(await follows.choose({ memberId: caller.id, subject }, choice)),
  );
}
