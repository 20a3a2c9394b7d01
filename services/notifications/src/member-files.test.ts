import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { notificationsUnderTest } from './testing/notifications-under-test.ts';

const service = sharedService(notificationsUnderTest);

test('the data of a member has what they follow and how they are notified', async () => {
  const likes = { topic: 'likes', portal: 'never', email: 'never' };
  for (const who of ['maria', 'kenji'] as const) {
    const client = service.as(who);
    await client.put('/api/v1/notification-follows', { subject: 'post:7', choice: 'followed' });
    await client.put('/api/v1/notification-follows', { subject: 'post:8', choice: 'muted' });
    expect((await client.put('/api/v1/notification-preferences', { topics: [likes] })).status).toBe(200);
  }
  expect(await memberDataOf(service.url, ['maria'])).toMatchObject({
    'notification-preferences': [likes],
    'notification-follows': [
      { subject: 'post:7', choice: 'followed' },
      { subject: 'post:8', choice: 'muted' },
    ],
  });
});
