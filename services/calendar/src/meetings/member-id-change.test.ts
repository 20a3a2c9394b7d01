import type { Meeting } from '@seed/calendar-contracts/meetings';
import { changeMemberId } from '@seed/service-kit/testing/events';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting } from '../testing/factories.ts';

test('a meeting that a member scheduled under a former id belongs to them', async () => {
  await using calendar = await calendarUnderTest();
  const meeting = await aMeeting(await calendar.caller({ sub: 'id-before' }));
  const others = await aMeeting(calendar.as('kenji'));
  expect(await changeMemberId(calendar.url, { memberId: 'maria', formerIds: ['id-before'] })).toBe(204);
  const { body } = await calendar.as('maria').get<Meeting[]>('/api/v1/meetings?author=maria');
  expect(body.map(({ id }) => id)).toEqual([meeting.id]);
  expect((await calendar.as('maria').get<Meeting>(`/api/v1/meetings/${others.id}`)).body.authorId).toBe('kenji');
});
