import ICAL from 'ical.js';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, newMeeting } from '../testing/factories.ts';

const calendar = sharedService(calendarUnderTest);

async function invitation(id: number): Promise<ICAL.Event> {
  const response = await calendar.as('kenji').get<string>(`/api/v1/meetings/${id}/invitation`);
  expect(response.status).toBe(200);
  const component = new ICAL.Component(ICAL.parse(response.body) as unknown[]);
  expect(component.getFirstPropertyValue('method')).toBe('PUBLISH');
  const [event] = component.getAllSubcomponents('vevent');
  return new ICAL.Event(event);
}

test('a meeting can be saved as a file that calendar programs open', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const { headers } = await calendar.as('kenji').get(`/api/v1/meetings/${id}/invitation`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="meeting-${id}.ics"`);
});

test('the file has the title, the time and the link of the meeting', async () => {
  const title = 'Commas, semicolons; and \\ 🎬';
  const description = `Line 1\nLine 2: ${'long '.repeat(60)}`.trim();
  const { id } = await aMeeting(calendar.as('maria'), { title, description, durationMinutes: 90 });
  const event = await invitation(id);
  expect(event.summary).toBe(title);
  expect(event.description).toBe(`${description}\n\nhttps://meet.example.org/a`);
  expect(event.location).toBe('https://meet.example.org/a');
  expect(event.startDate.toJSDate().toISOString()).toBe('2190-06-01T00:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2190-06-01T01:30:00.000Z');
  expect(event.uid).toBe(`meeting-${id}@portal.seed.example`);
});

test('after a change the file updates the entry of a calendar program', async () => {
  const { id } = await aMeeting(calendar.as('maria'));
  const before = await invitation(id);
  await calendar.as('maria').put(`/api/v1/meetings/${id}`, newMeeting({ date: '2190-06-01T20:00' }));
  const after = await invitation(id);
  expect(after.uid).toBe(before.uid);
  expect([before.sequence, after.sequence]).toEqual([0, 1]);
});
