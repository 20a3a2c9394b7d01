import { codePoints, normalizeLink } from './fields.ts';
import { newPost } from './posts.ts';

test('a character outside the basic plane counts once', () => {
  expect(codePoints('a🌱é')).toBe(3);
});

test.each([
  ['example.org/a?b=1', 'https://example.org/a?b=1'],
  ['  http://example.org ', 'http://example.org/'],
  ['localhost:3000', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['not a link', null],
])('the link %p is stored as %p', (input, expected) => {
  expect(normalizeLink(input)).toBe(expected);
});

test('a title of white space is told to be missing', () => {
  const parsed = newPost.safeParse({ title: '  ', content: 'Hello' });
  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: ['title'], message: 'Title is required.' })]);
});

test('a title may have 150 emoji and not one more', () => {
  expect(newPost.safeParse({ title: '🌱'.repeat(150), content: 'x' }).success).toBe(true);
  expect(newPost.safeParse({ title: '🌱'.repeat(151), content: 'x' }).success).toBe(false);
});
