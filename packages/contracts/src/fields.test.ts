import { boundedText, codePoints, requiredText } from './fields.ts';
import { safeParse } from 'zod';

test('a character outside the basic plane counts once', () => {
  expect(codePoints('a🌱é')).toBe(3);
});

test.each([
  ['must be given', requiredText({ max: 5, required: 'Title is required.', label: 'The title' })],
  ['may be empty', boundedText({ max: 5, label: 'The title' })],
])('the blanks around a text that %s count, as the API document states, and are not stored', (_, text) => {
  expect(safeParse(text, ' abc ').data).toBe('abc');
  expect(safeParse(text, ' abc  ').error?.issues).toMatchObject([
    { message: 'The title can have at most 5 characters.' },
  ]);
});
