import { normalizeLink, optionalPicture } from './links.ts';

test.each([
  ['example.org/a?b=1', 'https://example.org/a?b=1'],
  ['  http://example.org ', 'http://example.org/'],
  ['localhost:3000', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['not a link', null],
  ['https://bank.example@evil.example/', null],
  ['https://user:secret@example.org/', null],
  ['https://example.org/@handle', 'https://example.org/@handle'],
])('the link %p is stored as %p', (input, expected) => {
  expect(normalizeLink(input)).toBe(expected);
});

test.each(['', '/uploads/a-b_c.webp', '/art/clubs/default-icon.svg', 'https://example.org/a.png'])(
  '%p is accepted as a picture',
  (text) => {
    expect(optionalPicture().safeParse(text).success).toBe(true);
  },
);

test.each(['/api/v1/forums', '/logout', '/uploads/../api', '/uploads/', '//evil.example/a', '/m/forums/1.0.0/a.js'])(
  "%p on the portal's own origin is refused as a picture",
  (text) => {
    expect(optionalPicture().safeParse(text).success).toBe(false);
  },
);
