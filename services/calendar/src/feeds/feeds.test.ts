import type { CalendarFeed, NewCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import type { TestResponse } from '@seed/service-kit/testing/http-client';
import ICAL from 'ical.js';
import type { TestCaller } from '@seed/service-kit/testing/service-under-test';
import { calendarUnderTest, publicUrl } from '../testing/calendar-under-test.ts';
import { anEvent } from '../testing/factories.ts';

const path = '/api/v1/calendar-feed';
const today = new Date().toISOString().slice(0, 10);
/** Starts a calendar without events and without subscriptions. */
async function calendarWithFeeds() {
  const calendar = await calendarUnderTest();
  return {
    ...calendar,
    /** Resolves to the address of the caller's new feed. */
    async subscribe(who: TestCaller): Promise<string> {
      return (await calendar.as(who).post<NewCalendarFeed>(path)).body.url;
    },
    /** Reads the feed without a token, as a calendar program does. */
    read(url: string, headers: Record<string, string> = {}): Promise<TestResponse<string>> {
      return calendar.as('anonymous').get<string>(url.replace(publicUrl, ''), { headers });
    },
  };
}

function eventsOf(text: string): ICAL.Event[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('a subscription', () => {
  test('is created, shown without its address from then on, and revoked', async () => {
    await using calendar = await calendarWithFeeds();
    const feed = async () => (await calendar.as('maria').get<CalendarFeed>(path)).body;
    expect(await feed()).toEqual({ active: false, creationDate: null });
    const made = await calendar.as('maria').post<NewCalendarFeed>(path);
    expect([made.status, made.headers.get('location')]).toEqual([201, path]);
    expect(made.body.url).toMatch(/^https:\/\/portal\.seed\.example\/feeds\/calendar\/[\w-]{43}\.ics$/);
    expect(await feed()).toEqual({ active: true, creationDate: made.body.creationDate });
    expect((await calendar.read(made.body.url)).status).toBe(200);

    expect((await calendar.as('maria').delete(path)).status).toBe(204);
    expect(await feed()).toEqual({ active: false, creationDate: null });
    expect((await calendar.read(made.body.url)).status).toBe(404);
    expect((await calendar.as('maria').delete(path)).status).toBe(204);
  });

  test('has one address: a new one ends the old one, and those of other members stay', async () => {
    await using calendar = await calendarWithFeeds();
    const [first, others] = [await calendar.subscribe('maria'), await calendar.subscribe('kenji')];
    const second = await calendar.subscribe('maria');
    expect(second).not.toBe(first);
    expect((await calendar.read(first)).status).toBe(404);
    expect((await calendar.read(second)).status).toBe(200);
    expect((await calendar.read(others)).status).toBe(200);
  });

  test('has one address, also when it is created many times at once', async () => {
    await using calendar = await calendarWithFeeds();
    const urls = await Promise.all(Array.from({ length: 20 }, () => calendar.subscribe('maria')));
    const responses = await Promise.all(urls.map((url) => calendar.read(url)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
  });

  test('ignores an Idempotency-Key: the secret is not stored for a second response', async () => {
    await using calendar = await calendarWithFeeds();
    const headers = { 'Idempotency-Key': 'key-1' };
    const send = () => calendar.as('maria').send<NewCalendarFeed>('POST', path, { headers });
    expect((await send()).body.url).not.toBe((await send()).body.url);
  });
});

describe('the feed', () => {
  test('is iCalendar with whole days, the same ones in every zone', async () => {
    await using calendar = await calendarWithFeeds();
    const descriptions = 'Pitch day, eight minutes; families welcome\nBring 🎤';
    const { id } = await anEvent(calendar.as('ana'), { date: `${today}T23:30:00-05:00`, descriptions });
    const response = await calendar.read(await calendar.subscribe('maria'));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.body).toContain(`DTSTART;VALUE=DATE:${today.replaceAll('-', '')}\r\n`);
    const [event] = eventsOf(response.body);
    expect(event?.startDate.toString()).toBe(today);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
    expect(event?.summary).toBe('Pitch day, eight minutes; families welcome');
    expect(event?.description).toBe(descriptions);
    expect(event?.uid).toBe(`event-${id}@portal.seed.example`);
  });

  test('has a name that programs show, and no line longer than 75 bytes', async () => {
    await using calendar = await calendarWithFeeds();
    await anEvent(calendar.as('ana'), { date: today, descriptions: '七夕の短冊に願いを書きましょう🎋'.repeat(20) });
    const { body } = await calendar.read(await calendar.subscribe('maria'));
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const component = new ICAL.Component(ICAL.parse(body) as unknown[]);
    expect(component.getFirstPropertyValue('x-wr-calname')).toBe('SEED Calendar');
    expect(component.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
  });

  test('keeps the id of an event that is changed, and has no event that is deleted', async () => {
    await using calendar = await calendarWithFeeds();
    const url = await calendar.subscribe('maria');
    const { id } = await anEvent(calendar.as('ana'), { date: today });
    const [before] = eventsOf((await calendar.read(url)).body);
    await calendar.as('ana').put(`/api/v1/events/${id}`, { descriptions: 'Moved' });
    const [after] = eventsOf((await calendar.read(url)).body);
    expect(after).toMatchObject({ uid: before?.uid, summary: 'Moved', sequence: 1 });
    await calendar.as('ana').delete(`/api/v1/events/${id}`);
    expect(eventsOf((await calendar.read(url)).body)).toEqual([]);
  });

  test('is a 304 while nothing has changed', async () => {
    await using calendar = await calendarWithFeeds();
    await anEvent(calendar.as('ana'), { date: today });
    const url = await calendar.subscribe('maria');
    const etag = (await calendar.read(url)).headers.get('etag') ?? '';
    expect((await calendar.read(url, { 'If-None-Match': etag })).status).toBe(304);
    await anEvent(calendar.as('ana'), { date: today });
    expect((await calendar.read(url, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('has the events from last year to two years ahead', async () => {
    await using calendar = await calendarWithFeeds();
    const year = new Date().getUTCFullYear();
    for (const offset of [-2, 0, 1, 4]) await anEvent(calendar.as('ana'), { date: `${year + offset}-06-15` });
    const days = eventsOf((await calendar.read(await calendar.subscribe('maria'))).body).map(
      ({ startDate }) => startDate.year,
    );
    expect(days.toSorted((a, b) => a - b)).toEqual([year, year + 1]);
  });

  test.each(['GET', 'HEAD'])('%s with an unknown secret is not found', async (method) => {
    await using calendar = await calendarWithFeeds();
    for (const secret of ['x', 'a'.repeat(43), '%2e%2e']) {
      expect((await calendar.as('anonymous').send(method, `/feeds/calendar/${secret}.ics`)).status).toBe(404);
    }
  });

  test.each(['POST', 'PUT', 'DELETE'])('cannot be written: %s is refused', async (method) => {
    await using calendar = await calendarWithFeeds();
    const url = (await calendar.subscribe('maria')).replace(publicUrl, '');
    const response = await calendar.as('anonymous').send(method, url);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
