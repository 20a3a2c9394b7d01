import { datesOf, recurrence, recurrenceTexts } from './recurrence.ts';

test.each([
  ['2026-01-31T19:00', { every: 'month', interval: 1, count: 3 }, ['2026-01-31', '2026-02-28', '2026-03-31']],
  ['2027-12-30T19:00', { every: 'month', interval: 2, count: 3 }, ['2027-12-30', '2028-02-29', '2028-04-30']],
  ['2026-12-24T19:00', { every: 'week', interval: 1, count: 3 }, ['2026-12-24', '2026-12-31', '2027-01-07']],
  ['2026-12-24T19:00', { every: 'week', interval: 4, until: '2027-01-21' }, ['2026-12-24', '2027-01-21']],
  ['2026-12-24T19:00', { every: 'week', interval: 1, until: '2027-06-30', count: 2 }, ['2026-12-24', '2026-12-31']],
] as const)('the dates from %s by %j', (date, rule, days) => {
  expect(datesOf(date, rule)).toEqual(days.map((day) => `${day}T19:00`));
});

test('a series without an end has one date more than it may have', () => {
  expect(datesOf('2026-01-01T19:00', { every: 'week', interval: 1, until: '2199-01-01' })).toHaveLength(53);
});

test.each([
  [{ every: 'week' }, recurrenceTexts.end],
  [{ every: 'week', count: 1 }, recurrenceTexts.meetings],
  [{ every: 'week', count: 53 }, recurrenceTexts.meetings],
  [{ every: 'week', interval: 5, count: 2 }, recurrenceTexts.interval],
  [{ every: 'week', until: '2026-02-30' }, recurrenceTexts.until],
])('the repetition %j is refused', (rule, message) => {
  expect(recurrence.safeParse(rule).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
