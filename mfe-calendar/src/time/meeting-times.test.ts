import { meetingInstant } from '@seed/calendar-contracts/meetings';
import { programmeTimes, viewerTime } from './meeting-times.ts';

const at = (date: string) => ({ date, startsAt: meetingInstant(date).toISOString() });

test('the times in the three zones follow from the stored time, with the change of day', () => {
  expect(programmeTimes({ date: '2026-11-21T19:00' }, 'en-US')).toEqual([
    { zone: 'COL', day: '2026-11-21', time: '7:00 – 8:00 PM', shift: 0 },
    { zone: 'ARG/BRA', day: '2026-11-21', time: '9:00 – 10:00 PM', shift: 0 },
    { zone: 'JP', day: '2026-11-22', time: '9:00 – 10:00 AM', shift: 1 },
  ]);
});

test('late in the evening it is the next day in Argentina and Brazil too', () => {
  expect(programmeTimes({ date: '2026-12-31T22:30' }, 'en-US')[1]).toEqual({
    zone: 'ARG/BRA',
    day: '2027-01-01',
    time: '12:30 – 1:30 AM',
    shift: 1,
  });
});

test.each([
  ['Europe/Madrid', { day: '2026-11-22', time: '1:00 – 2:00 AM', shift: 1 }],
  ['Pacific/Honolulu', { day: '2026-11-21', time: '2:00 – 3:00 PM', shift: 0 }],
  ['Asia/Kathmandu', { day: '2026-11-22', time: '5:45 – 6:45 AM', shift: 1 }],
])('a member in another zone also sees the time of %s', (zone, expected) => {
  expect(viewerTime(at('2026-11-21T19:00'), zone, 'en-US')).toEqual({ zone, ...expected });
});

test('in the morning it may still be the previous day in another zone', () => {
  expect(viewerTime(at('2026-11-21T01:00'), 'Pacific/Honolulu', 'en-US')).toMatchObject({
    shift: -1,
    time: '8:00 – 9:00 PM',
  });
});

test.each(['America/Bogota', 'America/Lima', 'America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'Asia/Tokyo'])(
  'a member in %s sees no additional time',
  (zone) => {
    expect(viewerTime(at('2026-11-21T19:00'), zone, 'en-US')).toBeUndefined();
  },
);

test('summer time of another zone is included', () => {
  expect(viewerTime(at('2026-07-01T12:00'), 'America/New_York', 'en-US')?.time).toBe('1:00 – 2:00 PM');
  expect(viewerTime(at('2026-12-01T12:00'), 'America/New_York', 'en-US')).toBeUndefined();
});

test.each([
  ['2026-11-21T19:00', 90, '7:00 – 8:30 PM'],
  ['2026-11-21T11:30', 60, '11:30 AM – 12:30 PM'],
  ['2026-11-21T23:30', 45, '11:30 PM – 12:15 AM'],
  ['2026-11-21T19:00', 720, '7:00 PM – 7:00 AM'],
])('a meeting at %s that takes %d minutes is shown as %s', (date, durationMinutes, time) => {
  expect(programmeTimes({ date, durationMinutes }, 'en-US')[0]).toMatchObject({ zone: 'COL', time });
});
