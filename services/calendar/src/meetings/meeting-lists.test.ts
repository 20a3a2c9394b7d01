import type { Meeting } from '@seed/calendar-contracts/meetings';
import { calendarUnderTest } from '../testing/calendar-under-test.ts';
import { aMeeting, everyPage, inBogota, newMeeting } from '../testing/factories.ts';

const path = '/api/v1/meetings';

test('only the meetings of a club are listed, the latest start first', async () => {
  await using calendar = await calendarUnderTest();
  const dates = ['2190-01-02T10:00', '2190-01-03T10:00', '2190-01-01T10:00', '2190-01-02T10:00'];
  const ids: number[] = [];
  for (const date of dates) ids.push((await aMeeting(calendar.as('maria'), { date, classification: 'Etiquette' })).id);
  await aMeeting(calendar.as('maria'), { classification: 'Geography' });
  const expected = [1, 3, 0, 2].map((at) => ids[at]);
  const listed = await calendar.as('kenji').get<Meeting[]>(`${path}?classification=Etiquette`);
  expect(listed.body.map(({ id }) => id)).toEqual(expected);
  const paged = await everyPage<Meeting>(calendar.as('kenji'), `${path}?classification=Etiquette&limit=2`);
  expect(paged).toEqual(listed.body);
  expect((await calendar.as('kenji').get<Meeting[]>(path)).body).toHaveLength(5);
  expect((await calendar.as('kenji').get<Meeting[]>(`${path}?classification=etiquette`)).body).toEqual([]);
});

test('the meetings that one member scheduled are listed, also of one club or only those to come', async () => {
  await using calendar = await calendarUnderTest();
  const titles = ['First', 'Second', 'Third'];
  for (const [n, title] of titles.entries()) {
    const classification = n === 1 ? 'Etiquette' : 'Research';
    await aMeeting(calendar.as('ana'), { title, date: `2191-01-0${n + 1}T10:00`, classification });
  }
  await aMeeting(calendar.as('maria'), { classification: 'Etiquette' });
  const titlesOf = async (query: string) => {
    const { body } = await calendar.as('kenji').get<Meeting[]>(`${path}?author=ana${query}`);
    return body.map(({ title }) => title);
  };
  expect(await titlesOf('')).toEqual(['Third', 'Second', 'First']);
  expect(await titlesOf('&order=soonest')).toEqual(titles);
  expect(await titlesOf('&classification=Research')).toEqual(['Third', 'First']);
  expect(await titlesOf('&classification=Etiquette&order=soonest')).toEqual(['Second']);
});

test.each(['limit=0', 'limit=201', 'cursor=nonsense', 'from=2190-05-31', 'before=tomorrow'])(
  'the query %s is refused',
  async (query) => {
    await using calendar = await calendarUnderTest();
    expect((await calendar.as('maria').get(`${path}?${query}`)).status).toBe(400);
  },
);

test('the meetings that begin between two instants are listed, also of a search, of a club, and page by page', async () => {
  await using calendar = await calendarUnderTest();
  for (const day of ['30', '31']) {
    for (const time of ['18:59', '19:00', '20:00']) {
      await aMeeting(calendar.as('maria'), { title: `Day ${day}, ${time}`, date: `2190-05-${day}T${time}` });
    }
  }
  // 7 PM in Colombia is midnight of the next day in UTC.
  const range = 'from=2190-05-31T00:00:00.000Z&before=2190-06-01T00:00:00.000Z';
  const expected = ['Day 31, 18:59', 'Day 30, 20:00', 'Day 30, 19:00'];
  for (const query of [range, `${range}&q=day`, `${range}&classification=MoviesCulture`, `${range}&limit=2`]) {
    const found = await everyPage<Meeting>(calendar.as('kenji'), `${path}?${query}`);
    expect([query, found.map(({ title }) => title)]).toEqual([query, expected]);
  }
  const soonest = await everyPage<Meeting>(calendar.as('kenji'), `${path}?order=soonest&${range}`);
  expect(soonest.map(({ title }) => title)).toEqual(expected.toReversed());
});

test('the soonest meetings are those that have not begun, the next one first, page by page', async () => {
  await using calendar = await calendarUnderTest();
  const maria = calendar.as('maria');
  const { id: begun } = await aMeeting(maria, { title: 'Begun' });
  await maria.put(`${path}/${begun}`, newMeeting({ title: 'Begun', date: inBogota(-5) }));
  for (const [title, minutes] of [
    ['Last', 300],
    ['Next', 60],
    ['Then', 120],
  ] as const) {
    await aMeeting(maria, { title, date: inBogota(minutes) });
  }
  const first = await maria.get<Meeting[]>(`${path}?order=soonest&limit=2`);
  expect(first.body.map(({ title }) => title)).toEqual(['Next', 'Then']);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await maria.get<Meeting[]>(next)).body.map(({ title }) => title)).toEqual(['Last']);
});

test('an unchanged response is a 304', async () => {
  await using calendar = await calendarUnderTest();
  await aMeeting(calendar.as('maria'));
  const etag = (await calendar.as('maria').get(path)).headers.get('etag') ?? '';
  expect((await calendar.as('maria').get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('a search finds the meetings with its words, also of one club or only those to come', async () => {
  await using calendar = await calendarUnderTest();
  const client = calendar.as('maria');
  await aMeeting(client, { title: 'Cine en São Paulo', date: '2191-01-01T10:00', classification: 'Etiquette' });
  await aMeeting(client, { title: 'Film', description: 'Sao Tomé', date: '2191-01-02T10:00' });
  await aMeeting(client, { title: 'Film', description: 'Lima', date: '2191-01-03T10:00' });
  const daysOf = async (query: string) => {
    const { body } = await calendar.as('kenji').get<Meeting[]>(`${path}?${query}`);
    return body.map(({ date }) => date.slice(8, 10));
  };
  expect(await daysOf('q=sao')).toEqual(['02', '01']);
  expect(await daysOf('q=sao&order=soonest')).toEqual(['01', '02']);
  expect(await daysOf('q=sao&classification=Etiquette')).toEqual(['01']);
  expect(await daysOf('q=film&limit=1')).toEqual(['03']);
});
