import { fillPath, isBelow, matchPath } from './path-pattern.ts';

test('a filled path matches with the same parameters', () => {
  const params = { email: 'a b@seed/ü.example' };
  expect(fillPath('/users/login/:email', params)).toBe('/users/login/a%20b%40seed%2F%C3%BC.example');
  expect(matchPath('/users/login/:email', fillPath('/users/login/:email', params))).toEqual(params);
});

test.each(['/forums', '/forums/', '/forums/7/like', '/clubs/7', '/forums/%E0%A4%A'])(
  'the path %s does not match /forums/:id',
  (pathname) => {
    expect(matchPath('/forums/:id', pathname)).toBeNull();
  },
);

test('a trailing slash is ignored', () => {
  expect(matchPath('/forums/:id', '/forums/7/')).toEqual({ id: '7' });
});

test('a parameter without a value is an error', () => {
  expect(() => fillPath('/forums/:id', {})).toThrow("/forums/:id needs the parameter 'id'");
});

test.each([
  ['/notices', true],
  ['/notices/7', true],
  ['/noticesboard', false],
  ['/', false],
])('a path is below a prefix on whole segments: %s below /notices is %s', (pathname, expected) => {
  expect(isBelow(pathname, '/notices')).toBe(expected);
});
