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
  'the date %p has the wrong format',
  (date) => {
    expect(messagesOf({ date })).toEqual([['date', 'Date must be in the format YYYY-MM-DD.']]);
  },
);

test.each(['1999-12-31T23:59', '2200-01-01T00:00'])('the year of %p is out of range', (date) => {
  expect(messagesOf({ date })).toEqual([['date', 'The year must lie between 2000 and 2199.']]);
});

test('a link may have at most 1990 characters', () => {
  expect(messagesOf({ url: `https://meet.example/${'a'.repeat(1969)}` })).toBeUndefined();
  const tooLong = [['url', 'The link can have at most 1990 characters.']];
  expect(messagesOf({ url: `https://meet.example/${'a'.repeat(1970)}` })).toEqual(tooLong);
});

test.each(['2026-02-30', '31 May 2026', '2026-13-01T10:00', '2026-05-31 10:00', '2026-05-31T', '2026-05-31Tnoon'])(
  'an event cannot be on %p',
  (date) => {
    expect(newEvent.safeParse({ date, descriptions: 'Pitch day' }).success).toBe(false);
  },
);
