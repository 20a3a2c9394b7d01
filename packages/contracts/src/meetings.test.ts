import { newEvent } from './events.ts';
import { newMeeting } from './meetings.ts';

const meeting = { title: 'Club night', url: 'meet.example.org/a', date: '2026-05-31T19:00' };

const messagesOf = (changes: object) =>
  newMeeting.safeParse({ ...meeting, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

test('a meeting needs title, link and date', () => {
  expect(messagesOf({ title: ' ', url: '', date: '' })).toEqual(
    ['title', 'url', 'date'].map((field) => [field, 'Please fill in all fields to schedule a meeting.']),
  );
});

test.each(['31-05-2026T19:00', '2026-05-31', '2026-05-31T25:00', '2026-02-30T10:00'])(
  'the date %p is told to have the wrong format',
  (date) => {
    expect(messagesOf({ date })).toEqual([['date', 'Date must be in the format YYYY-MM-DD.']]);
  },
);

test.each(['2026-02-30', '31 May 2026', '2026-13-01T10:00'])('an event cannot be on %p', (date) => {
  expect(newEvent.safeParse({ date, descriptions: 'Pitch day' }).success).toBe(false);
});
