import type { TopicPreference } from '@seed/notifications-contracts/notification-preferences';
import type { TestClient, TestResponse } from '@seed/service-kit/testing/http-client';
import { until } from '@seed/service-kit/testing/until';
import { notificationsUnderTest } from './notifications-under-test.ts';
import { type OnPush, pushService, type ReceivedPush, type TestBrowser } from './push-service.ts';

/** Has a browser get the push messages of a member. */
export function subscribe(member: TestClient, { id, subscription }: TestBrowser): Promise<TestResponse> {
  return member.put(`/api/v1/push-subscriptions/${id}`, subscription);
}

/** A service whose clock the test moves on, with a push service. */
export async function pushUnderTest(onPush?: OnPush) {
  const pushes = await pushService(onPush);
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const service = await notificationsUnderTest({ push: pushes.config, now, pushPollMs: 5 });
  return {
    service,
    pushes,
    now,
    advance: (ms: number) => {
      aheadMs += ms;
    },
    choose: (member: TestClient, choice: TopicPreference) =>
      member.put('/api/v1/notification-preferences', { topics: [choice] }),
    /** Resolves to all requests of the push service once there are so many. */
    received: async (count: number): Promise<readonly ReceivedPush[]> => {
      await until(() => pushes.received.length >= count);
      return pushes.received;
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await pushes.stop();
    },
  };
}
