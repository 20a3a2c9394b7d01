import { memberDataOf } from '@seed/service-kit/testing/member-data';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from './testing/calendar-under-test.ts';
import { aMeeting } from './testing/factories.ts';

const calendar = sharedService(calendarUnderTest);

test('the data of a member has the meetings that they scheduled and their decisions', async () => {
  const [maria, kenji] = [calendar.as('maria'), calendar.as('kenji')];
  const { id } = await aMeeting(maria, { title: 'Film night' });
  const other = await aMeeting(kenji);
  for (const client of [maria, kenji]) {
    await client.put(`/api/v1/meetings/${other.id}/attendance`, { status: 'accepted' });
  }
  expect(await memberDataOf(calendar.url, ['maria'])).toMatchObject({
    meetings: [{ id, title: 'Film night' }],
    attendance: [{ meetingId: other.id, status: 'accepted' }],
  });
});
