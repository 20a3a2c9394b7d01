import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import { membershipEntity } from './members/membership.entity.ts';

/** The rows of a member in this service, for the file with all their data. */
export function clubsMemberFiles(database: Database): readonly MemberFile[] {
  return [
    memberFile(database, membershipEntity, {
      file: 'clubs',
      about: 'The clubs that you joined. “clubId” is the id of the club.',
      owner: 'memberId',
      properties: ['clubId', 'memberName', 'createdAt'],
    }),
  ];
}
