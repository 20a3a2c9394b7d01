import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import { profileEntity } from '../profiles/profile.entity.ts';

/** The rows of a member in this service besides the pictures. */
export function communityMemberFiles(database: Database): readonly MemberFile[] {
  return [
    memberFile(database, profileEntity, {
      file: 'profile',
      about:
        'Your profile. “loginEmail” is the address that you sign in with, “formerIds” are ids that you had before.',
      owner: 'memberId',
      properties: [
        'memberId',
        'formerIds',
        'loginEmail',
        'name',
        'role',
        'years',
        'team',
        'country',
        'major',
        'university',
        'about',
        'interests',
        'email',
        'emailVisibility',
        'linkedin',
        'picture',
      ],
    }),
  ];
}
