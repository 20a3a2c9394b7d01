import { addDays, addMonths, firstDay, lastDay, readDay, readMonth, shiftMonth, weeksOf } from './civil-day.ts';
import { today } from './today.ts';

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a month later is the same day of the month, or the last one of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('a month has a first and a last day, a previous and a next month', () => {
  expect([firstDay('2026-02'), lastDay('2026-02')]).toEqual(['2026-02-01', '2026-02-28']);
  expect([shiftMonth('2026-01', -1), shiftMonth('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
});

test('the weeks of a month start on Sunday and contain only its own days', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

test('today is the day on the clock of the browser, in any zone', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
  expect(today()).toBe('2026-11-21');
  jest.setSystemTime(new Date(2026, 10, 22, 0, 1));
  expect(today()).toBe('2026-11-22');
  jest.useRealTimers();
});

test('only real days and months are read from a URL', () => {
  expect(readDay('2026-02-29')).toBeUndefined();
  expect(readDay('2028-02-29')).toBe('2028-02-29');
  expect(readMonth('2026-13')).toBeUndefined();
  expect(readMonth(null)).toBeUndefined();
  expect(readMonth('2026-12')).toBe('2026-12');
});
