import { type MembersNotified, membersNotifiedType } from '@seed/contracts/portal-events';
import { testEventsSecret } from '@seed/service-kit/testing/events';
import { subscriber, type Subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import type { CalendarConfig } from '../config.ts';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, inBogota, newMeeting } from '../testing/factories.ts';

const minuteMs = 60_000;

/** The calendar service, and another service that gets its events. */
async function calendarWithSubscriber(config: Partial<CalendarConfig> = {}) {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { other: other.url } };
  let laterMs = 0;
  const now = () => new Date(Date.now() + laterMs);
  const calendar = await calendarUnderTest({ events, now, deletionPollMs: 20, ...config });
  return {
    other,
    as: calendar.as,
    /** Lets the time pass in which a deletion can be undone. */
    passUndo(): void {
      laterMs += 13_000;
    },
    async [Symbol.asyncDispose]() {
      await calendar.stop();
      other.stop();
    },
  };
}

/** The notices in the order of the acts, when so many have arrived. */
async function notices({ events }: Subscriber, count: number): Promise<MembersNotified[]> {
  const found = () => events.filter(({ type }) => type === membersNotifiedType);
  await until(() => found().length >= count);
  return found().map(({ payload }) => payload as MembersNotified);
}

const path = (id: number, part = '') => `/api/v1/meetings/${id}${part}`;
const recipientsOf = ({ recipients }: MembersNotified) => recipients.toSorted();

test('a meeting that is moved or cancelled notifies its host and those who join, never the member who did it', async () => {
  await using calendar = await calendarWithSubscriber();
  const { id } = await aMeeting(calendar.as('maria'));
  await calendar.as('kenji').put(path(id, '/attendance'), { status: 'tentative' });
  await calendar.as('ana').put(path(id, '/attendance'), { status: 'declined' });
  await calendar.as('ana').put(path(id), newMeeting({ date: '2190-06-01T20:30' }));
  await calendar.as('kenji').delete(path(id));
  calendar.passUndo();
  const [, moved, cancelled] = await notices(calendar.other, 3);
  const about = { title: 'Club night', href: '/meetings/MoviesCulture' };
  const excerpt = 'Tue 1 Jun, 20:30 in Colombia';
  expect(moved).toMatchObject({ ...about, kind: 'meeting.moved', excerpt, actor: { id: 'ana' } });
  expect(recipientsOf(moved as MembersNotified)).toEqual(['kenji', 'maria']);
  expect(cancelled).toMatchObject({ ...about, kind: 'meeting.cancelled', actor: { id: 'kenji' } });
  expect(recipientsOf(cancelled as MembersNotified)).toEqual(['maria']);
});

test('a change at the same hour notifies the host alone, each change once', async () => {
  await using calendar = await calendarWithSubscriber();
  const { id } = await aMeeting(calendar.as('maria'), { classification: '' });
  await calendar.as('kenji').put(path(id, '/attendance'), { status: 'accepted' });
  for (const title of ['Films', 'Films', 'More films'])
    await calendar.as('ana').put(path(id), newMeeting({ title, classification: '' }));
  // The host changes it, so no event is due; the deletion shows that no other event came before it.
  await calendar.as('maria').put(path(id), newMeeting({ title: 'Best films', classification: '' }));
  await calendar.as('ana').delete(path(id));
  calendar.passUndo();
  const all = await notices(calendar.other, 3);
  expect(all.map(({ kind, title }) => [kind, title])).toEqual([
    ['meeting.changed', 'Films'],
    ['meeting.changed', 'More films'],
    ['meeting.cancelled', 'Best films'],
  ]);
  expect(all.slice(0, 2).map(recipientsOf)).toEqual([['maria'], ['maria']]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(3);
});

test('a deletion that was undone notifies no member', async () => {
  await using calendar = await calendarWithSubscriber();
  const { id } = await aMeeting(calendar.as('maria'), { classification: '' });
  await calendar.as('kenji').delete(path(id));
  expect((await calendar.as('kenji').put(path(id, '/restoration'), {})).status).toBe(200);
  calendar.passUndo();
  // The next deletion shows that no other event came before it.
  await calendar.as('ana').delete(path(id));
  expect(calendar.other.events).toEqual([]);
  calendar.passUndo();
  const all = await notices(calendar.other, 1);
  expect(all.map(({ kind, actor }) => [kind, actor.id])).toEqual([['meeting.cancelled', 'ana']]);
});

test('those who join are reminded within the hour before it begins, once of each start', async () => {
  let now = new Date();
  await using calendar = await calendarWithSubscriber({ now: () => now, reminderPollMs: 20 });
  const { id } = await aMeeting(calendar.as('maria'), { date: inBogota(90), classification: '' });
  for (const who of ['maria', 'kenji'] as const) {
    await calendar.as(who).put(path(id, '/attendance'), { status: 'accepted' });
  }
  await calendar.as('ana').put(path(id, '/attendance'), { status: 'declined' });
  expect(calendar.other.events).toEqual([]);
  now = new Date(now.getTime() + 40 * minuteMs);
  const [reminder] = await notices(calendar.other, 1);
  expect(reminder).toMatchObject({ kind: 'meeting.begins', title: 'Club night', href: '/meetings' });
  expect(recipientsOf(reminder as MembersNotified)).toEqual(['kenji', 'maria']);
  // Moved by an hour, it has another start to remind of.
  await calendar.as('maria').put(path(id), newMeeting({ date: inBogota(150), classification: '' }));
  now = new Date(now.getTime() + 60 * minuteMs);
  const all = await notices(calendar.other, 3);
  expect(all.map(({ kind }) => kind)).toEqual(['meeting.begins', 'meeting.moved', 'meeting.begins']);
});

test('a meeting of a club is for those who follow the club, one of all members notifies none', async () => {
  await using calendar = await calendarWithSubscriber();
  await aMeeting(calendar.as('maria'), { classification: '' });
  const { id } = await aMeeting(calendar.as('kenji'), { title: 'Film night' });
  const all = await notices(calendar.other, 1);
  expect(all).toEqual([
    expect.objectContaining({
      kind: 'meeting.scheduled',
      key: `meeting-scheduled:${id}`,
      title: 'Film night',
      subject: 'club:MoviesCulture',
      isForFollowers: true,
      recipients: [],
      href: '/meetings/MoviesCulture',
    }),
  ]);
});
