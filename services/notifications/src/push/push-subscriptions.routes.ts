import {
  getPushSubscription,
  removePushSubscription,
  storePushSubscription,
} from '@seed/notifications-contracts/push-subscriptions';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent, ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { PushSubscriptionsService } from './push-subscriptions.service.ts';

export function pushSubscriptionsRoutes(router: ServiceRouter, subscriptions: PushSubscriptionsService): void {
  route(router, getPushSubscription, async ({ params: { id }, caller }) =>
    ok(await subscriptions.get({ id, memberId: caller.id })),
  );

  route(router, storePushSubscription, async ({ params: { id }, body, caller }) =>
    ok(await subscriptions.store({ id, memberId: caller.id }, body)),
  );

  route(router, removePushSubscription, async ({ params: { id }, caller }) => {
    await subscriptions.remove({ id, memberId: caller.id });
    return noContent();
  });
}
