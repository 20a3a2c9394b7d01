import { adminCaller, memberCaller } from '@seed/service-kit/testing/callers';
import { documentPermissions } from './document.policy.ts';

const document = { authorId: 'maria' };

test.each([
  { who: 'the creator', caller: memberCaller({ id: 'maria' }), may: true },
  { who: 'another member', caller: memberCaller({ id: 'kenji' }), may: false },
  { who: 'a member of the same name', caller: memberCaller({ id: 'other', name: 'maria' }), may: false },
  { who: 'an Admin', caller: adminCaller({ id: 'ana' }), may: true },
])('$who may change and delete the document: $may', ({ caller, may }) => {
  expect(documentPermissions(document, caller)).toEqual({ update: may, delete: may });
});
