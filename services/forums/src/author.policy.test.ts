import { memberCaller, adminCaller } from '@seed/service-kit/testing/callers';
import { authorPermissions } from './author.policy.ts';

const written = { authorId: 'maria' };

test.each([
  { who: 'the author', caller: memberCaller({ id: 'maria' }), may: { update: true, delete: true } },
  { who: 'another member', caller: memberCaller({ id: 'kenji' }), may: { update: false, delete: false } },
  {
    who: 'a member of the same name',
    caller: memberCaller({ id: 'other', name: 'maria' }),
    may: { update: false, delete: false },
  },
  { who: 'an Admin', caller: adminCaller({ id: 'ana' }), may: { update: false, delete: true } },
  { who: 'an Admin who is the author', caller: adminCaller({ id: 'maria' }), may: { update: true, delete: true } },
])('$who gets the permissions $may', ({ caller, may }) => {
  expect(authorPermissions(written, caller)).toEqual(may);
});
