import { auditTrail } from '@seed/service-kit/testing/audit-trail';
import { calendarUnderTest } from './testing/calendar-under-test.ts';
import { aMeeting, anEvent, newMeeting } from './testing/factories.ts';

test('the acts of Admins on events and on meetings of others are recorded, and every deletion', async () => {
  await using calendar = await calendarUnderTest();
  const [ana, maria] = [calendar.as('ana'), calendar.as('maria')];
  const event = await anEvent(ana);
  await ana.put(`/api/v1/events/${event.id}`, { descriptions: 'Demo day' });
  await ana.delete(`/api/v1/events/${event.id}`);
  const meeting = await aMeeting(maria);
  await maria.put(`/api/v1/meetings/${meeting.id}`, newMeeting({ title: 'Film night' }));
  await ana.put(`/api/v1/meetings/${meeting.id}`, newMeeting({ title: 'Film evening' }));
  await maria.delete(`/api/v1/meetings/${meeting.id}`);
  const ofEvent = { actorId: 'ana', object: { kind: 'event', id: String(event.id) } };
  const object = { kind: 'meeting', id: String(meeting.id) };
  const detail = { authorId: 'maria' };
  expect(await auditTrail(ana)).toEqual([
    { ...ofEvent, act: 'event.created', detail: {} },
    { ...ofEvent, act: 'event.changed', detail: { fields: ['descriptions'] } },
    { ...ofEvent, act: 'event.deleted', detail: {} },
    { actorId: 'ana', act: 'meeting.changed', object, detail: { ...detail, fields: ['title'] } },
    { actorId: 'maria', act: 'meeting.deleted', object, detail },
  ]);
});

test('the end of a subscription is recorded, without its address', async () => {
  await using calendar = await calendarUnderTest();
  const maria = calendar.as('maria');
  await maria.delete('/api/v1/calendar-feed');
  await maria.post('/api/v1/calendar-feed');
  await maria.delete('/api/v1/calendar-feed');
  expect(await auditTrail(calendar.as('ana'))).toEqual([
    { actorId: 'maria', act: 'calendar_feed.deleted', object: { kind: 'calendar_feed', id: 'maria' }, detail: {} },
  ]);
});
