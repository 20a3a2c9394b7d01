import { type MemberRemoved, memberRemovedType, membersNotifiedType } from '@seed/contracts/portal-events';
import type { Post } from '@seed/forums-contracts/posts';
import { openEventBroker } from '@seed/service-kit/event-broker';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { serviceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testRedis, testWithRedis } from '@seed/service-kit/testing/test-redis';
import { until } from '@seed/service-kit/testing/until';
import { forumsService } from './service.ts';
import { aComment, aPost } from './testing/factories.ts';

testWithRedis('the service sends its events through a broker, and handles those that come by it', async () => {
  await using redis = await testRedis();
  const broker = await openEventBroker({ url: redis.url, log: silentLogger() });
  // Nothing listens at the address: no service is called.
  const events = {
    secret: testEventsSecret,
    subscribers: { notifications: 'http://127.0.0.1:9' },
    brokerUrl: redis.url,
  };
  await using forums = await serviceUnderTest(forumsService, (common) => ({ ...common, events }));
  const notices: unknown[] = [];
  const stop = broker.consume('notifications', {
    [membersNotifiedType]: async (notice) => void notices.push(notice),
  });
  const post = await aPost(forums.as('maria'));
  await aComment(forums.as('kenji'), post.id);
  await until(() => notices.length === 2);
  expect(notices).toContainEqual(expect.objectContaining({ kind: 'post.commented', recipients: ['maria'] }));

  const payload: MemberRemoved = { memberIds: ['maria'], pictures: [] };
  await broker.queueOf('forums').deliver({ id: 'removal', type: memberRemovedType, payload });
  const author = async () => (await forums.as('kenji').get<Post>(`/api/v1/forums/${post.id}`)).body.author;
  await until(async () => (await author()) === 'Former member');
  await stop();
  broker.close();
});
