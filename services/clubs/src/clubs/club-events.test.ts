import { testEventsSecret } from '@seed/service-kit/testing/events';
import { serviceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { subscriber } from '@seed/service-kit/testing/subscriber';
import { until } from '@seed/service-kit/testing/until';
import { clubsService } from '../service.ts';
import { aClub } from '../testing/factories.ts';

test('other services get an event of each club that is founded or deleted, and of no refused one', async () => {
  const calendar = await subscriber({ failures: 1 });
  const events = { secret: testEventsSecret, subscribers: { calendar: calendar.url } };
  const clubs = await serviceUnderTest(clubsService, (common) => ({ ...common, events }));
  const { id, key, route } = await aClub(clubs.as('ana'));
  const again = await clubs.as('ana').post('/api/v1/clubs', { name: 'Twin', key, route });
  const byMember = await clubs.as('maria').delete(`/api/v1/clubs/${id}`);
  const deleted = await clubs.as('ana').delete(`/api/v1/clubs/${id}`);
  expect([again.status, byMember.status, deleted.status]).toEqual([409, 403, 204]);
  await until(() => calendar.events.length >= 2);
  const changedAt = expect.stringMatching(/Z$/) as string;
  expect(calendar.events.map(({ type, payload }) => ({ type, payload }))).toEqual(
    expect.arrayContaining([
      { type: 'club.changed', payload: { key, exists: true, changedAt } },
      { type: 'club.changed', payload: { key, exists: false, changedAt } },
    ]),
  );
  expect(calendar.events).toHaveLength(2);
  await clubs.stop();
  calendar.stop();
});

test('other services get an event of each membership that begins or ends, and of no repeated one', async () => {
  const other = await subscriber();
  const events = { secret: testEventsSecret, subscribers: { other: other.url } };
  const clubs = await serviceUnderTest(clubsService, (common) => ({ ...common, events }));
  const { id, key } = await aClub(clubs.as('ana'));
  const membership = `/api/v1/clubs/${id}/membership`;
  for (let attempt = 1; attempt <= 2; attempt += 1) await clubs.as('maria').put(membership, {});
  for (let attempt = 1; attempt <= 2; attempt += 1) await clubs.as('maria').delete(membership);
  await clubs.as('kenji').put(membership, {});
  const joined = () => other.events.filter(({ type }) => type === 'subject.joined').map(({ payload }) => payload);
  await until(() => joined().length >= 3);
  const event = { subject: `club:${key}`, changedAt: expect.stringMatching(/Z$/) as string };
  expect(joined()).toEqual([
    { ...event, memberId: 'maria', isJoined: true },
    { ...event, memberId: 'maria', isJoined: false },
    { ...event, memberId: 'kenji', isJoined: true },
  ]);
  await clubs.stop();
  other.stop();
});

test('the list of subscribers may be that of all services: the own entry in it gets no event', async () => {
  const [own, other] = await Promise.all([subscriber(), subscriber()]);
  const events = { secret: testEventsSecret, subscribers: { clubs: own.url, other: other.url } };
  const clubs = await serviceUnderTest(clubsService, (common) => ({ ...common, events }));
  for (let made = 1; made <= 2; made += 1) await aClub(clubs.as('ana'));
  await until(() => other.events.length >= 2);
  expect(own.events).toEqual([]);
  await clubs.stop();
  for (const { stop } of [own, other]) stop();
});
