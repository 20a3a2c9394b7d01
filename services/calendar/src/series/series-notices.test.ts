import type { Meeting } from '@seed/calendar-contracts/meetings';
import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting } from '../testing/factories.ts';

const path = '/api/v1/meetings';

/** A calendar with a series of three meetings: kenji joins the second and the third, ana the third. */
async function calendarWithSeries() {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { other: other.url } };
  let laterMs = 0;
  const now = () => new Date(Date.now() + laterMs);
  const calendar = await calendarUnderTest({ events, now, deletionPollMs: 20 });
  await aMeeting(calendar.as('maria'), { repeats: { every: 'week', count: 3 } });
  const { body } = await calendar.as('maria').get<Meeting[]>(path);
  const ids = body.toReversed().map(({ id }) => id);
  const join = (who: 'kenji' | 'ana', at: number) =>
    calendar.as(who).put(`${path}/${ids[at]}/attendance`, { status: 'accepted' });
  await join('kenji', 1);
  await join('kenji', 2);
  await join('ana', 2);
  return {
    as: calendar.as,
    second: `${path}/${ids[1]}`,
    passUndo: () => {
      laterMs += 13_000;
    },
    /** The notices, when so many have arrived. */
    async notices(count: number): Promise<MembersNotified[]> {
      const found = () => other.events.filter(({ type }) => type === membersNotifiedType);
      await until(() => found().length >= count);
      return found().map(({ payload }) => payload as MembersNotified);
    },
    async [Symbol.asyncDispose]() {
      await calendar.stop();
      other.stop();
    },
  };
}

/** The members of notices, as the notifications service counts them: once of each key. */
function notified(notices: readonly MembersNotified[]): string[] {
  return [...new Set(notices.flatMap(({ key, recipients }) => recipients.map((id) => `${id} ${key}`)))].map(
    (entry) => entry.split(' ')[0] ?? '',
  );
}

test('the followers of a club are notified of a new series once', async () => {
  await using calendar = await calendarWithSeries();
  await calendar.as('kenji').put(calendar.second, newMeeting({ date: '2190-06-08T19:00' }));
  const notices = await calendar.notices(2);
  expect(notices.map(({ kind }) => kind)).toEqual(['meeting.scheduled', 'meeting.moved']);
  expect(notices[0]).toMatchObject({ isForFollowers: true, excerpt: 'Mon 31 May, 19:00 in Colombia, every week' });
});

test('members who join any of the moved meetings are notified once, and the host, too', async () => {
  await using calendar = await calendarWithSeries();
  const body = newMeeting({ date: '2190-06-08T20:00', scope: 'following' });
  await calendar.as('ana').put(calendar.second, body);
  const [, ...moved] = await calendar.notices(3);
  expect(new Set(moved.map(({ kind }) => kind))).toEqual(new Set(['meeting.moved']));
  expect(notified(moved).toSorted()).toEqual(['kenji', 'maria']);
});

test('members who join any of the cancelled meetings are notified once, when it is final', async () => {
  await using calendar = await calendarWithSeries();
  await calendar.as('maria').delete(`${calendar.second}?scope=following`);
  calendar.passUndo();
  const [, ...cancelled] = await calendar.notices(3);
  expect(new Set(cancelled.map(({ kind }) => kind))).toEqual(new Set(['meeting.cancelled']));
  expect(notified(cancelled).toSorted()).toEqual(['ana', 'kenji']);
});
