import { codePoints } from './fields.ts';

test('a character outside the basic plane counts once', () => {
  expect(codePoints('a🌱é')).toBe(3);
});
