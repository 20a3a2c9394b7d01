import { newPost } from './posts.ts';

test('a title of white space counts as missing', () => {
  const parsed = newPost.safeParse({ title: '  ', content: 'Hello' });
  expect(parsed.error?.issues).toEqual([expect.objectContaining({ path: ['title'], message: 'Title is required.' })]);
});

test('a title may have at most 150 emoji', () => {
  expect(newPost.safeParse({ title: '🌱'.repeat(150), content: 'x' }).success).toBe(true);
  expect(newPost.safeParse({ title: '🌱'.repeat(151), content: 'x' }).success).toBe(false);
});
