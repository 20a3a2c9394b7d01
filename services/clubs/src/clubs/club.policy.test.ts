import { adminCaller, memberCaller } from '@seed/service-kit/testing/callers';
import { clubPermissions, mayCreateClubs } from './club.policy.ts';

test.each([
  { who: 'a member', caller: memberCaller(), may: false },
  { who: 'a member who is called Admin', caller: memberCaller({ name: 'Admin' }), may: false },
  { who: 'an Admin', caller: adminCaller(), may: true },
])('$who may change clubs: $may', ({ caller, may }) => {
  expect(clubPermissions(caller)).toEqual({ update: may, delete: may });
  expect(mayCreateClubs(caller)).toBe(may);
});
