import { testEventsSecret } from '@seed/service-kit/testing/events';
import { serviceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { forumsService } from '../service.ts';

/** The forums service, and another service that gets its events. */
export async function forumsWithSubscriber() {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { other: other.url } };
  const forums = await serviceUnderTest(forumsService, (common) => ({ ...common, events }));
  return {
    other,
    as: forums.as,
    member: forums.member,
    async [Symbol.asyncDispose]() {
      await forums.stop();
      other.stop();
    },
  };
}
