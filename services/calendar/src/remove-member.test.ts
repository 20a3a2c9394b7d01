import { removeMember } from '@seed/service-kit/testing/events';
import type { NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import type { Meeting } from '@seed/calendar-contracts/meetings';
import { calendarUnderTest, publicUrl } from './testing/calendar-under-test.ts';
import { aMeeting } from './testing/factories.ts';

test('the subscription of a removed member ends, their meetings and the subscriptions of others stay', async () => {
  await using calendar = await calendarUnderTest();
  const addressOf = async (who: 'maria' | 'kenji') => {
    const { body } = await calendar.as(who).post<NewCalendarFeed>('/api/v1/calendar-feed');
    return body.url.replace(publicUrl, calendar.url);
  };
  const [mine, others] = [await addressOf('maria'), await addressOf('kenji')];
  const meeting = await aMeeting(calendar.as('maria'));
  const statusOf = async (address: string) => (await fetch(address)).status;
  expect([await statusOf(mine), await statusOf(others)]).toEqual([200, 200]);
  for (const attempt of ['first', 'second']) {
    expect([attempt, await removeMember(calendar.url, { memberIds: ['maria'] })]).toEqual([attempt, 204]);
  }
  expect([await statusOf(mine), await statusOf(others)]).toEqual([404, 200]);
  expect(meeting.authorName).toBe('María Fernanda Rojas');
  const left = await calendar.as('kenji').get<Meeting>(`/api/v1/meetings/${meeting.id}`);
  expect(left).toMatchObject({ status: 200, body: { authorId: 'maria' } });
  expect(left.body).not.toHaveProperty('authorName');
  expect((await calendar.as('maria').get('/api/v1/meetings')).status).toBe(403);
});

test('no cache stores the feed or its address', async () => {
  await using calendar = await calendarUnderTest();
  const created = await calendar.as('maria').post<NewCalendarFeed>('/api/v1/calendar-feed');
  const feed = await fetch(created.body.url.replace(publicUrl, calendar.url));
  const status = await calendar.as('maria').get('/api/v1/calendar-feed');
  const caching = [created.headers, feed.headers, status.headers].map((headers) => headers.get('cache-control'));
  expect(caching).toEqual(['no-store', 'no-store', 'no-store']);
});
