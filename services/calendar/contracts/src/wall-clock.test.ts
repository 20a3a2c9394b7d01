import { instantOfWallClock } from './wall-clock.ts';

test.each([
  ['2026-05-31T19:00', 'America/Bogota', '2026-06-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.5', 'America/Bogota', '2027-01-01T04:59:59.500Z'],
  // Colombia had summer time in 1992.
  ['1992-12-24T12:00', 'America/Bogota', '1992-12-24T16:00:00.000Z'],
  ['2026-03-29T00:30', 'Europe/Madrid', '2026-03-28T23:30:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-03-01T00:00', 'Asia/Tokyo', '2026-02-28T15:00:00.000Z'],
])('the wall-clock time %s in %s is the instant %s', (text, zone, expected) => {
  expect(instantOfWallClock(text, zone).toISOString()).toBe(expected);
});
