import type { Caller } from '@seed/service-kit/caller';
import { meetingPermissions } from './meeting.policy.ts';

const meeting = { authorId: 'maria' };
const member: Caller = { id: 'kenji', name: 'Kenji', email: 'kenji@seed.example', roles: [], isAdmin: false };
const all = { update: true, delete: true };
const nothing = { update: false, delete: false };

test.each([
  { policy: 'any', who: 'another member', caller: member, may: all },
  { policy: 'author', who: 'another member', caller: member, may: nothing },
  { policy: 'author', who: 'a member of the same name', caller: { ...member, name: 'maria' }, may: nothing },
  { policy: 'author', who: 'the author', caller: { ...member, id: 'maria' }, may: all },
  { policy: 'author', who: 'an Admin', caller: { ...member, isAdmin: true }, may: all },
] as const)('under the policy "$policy" $who gets $may', ({ policy, caller, may }) => {
  expect(meetingPermissions({ policy, meeting }, caller)).toEqual(may);
});
