import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import { followEntity } from './follows/follow.entity.ts';
import { preferenceEntity } from './preferences/preference.entity.ts';

/** The rows of a member in this service, for the file with all their data. */
export function notificationsMemberFiles(database: Database): readonly MemberFile[] {
  const owner = 'memberId';
  return [
    memberFile(database, preferenceEntity, {
      file: 'notification-preferences',
      about: 'What you chose to be notified of, and how; for topics that are not here, the defaults apply.',
      owner,
      key: 'topic',
      properties: ['topic', 'portal', 'email', 'push'],
    }),
    memberFile(database, followEntity, {
      file: 'notification-follows',
      about: 'What you follow or mute, and the clubs that you follow because you joined them.',
      owner,
      key: 'subject',
      properties: ['subject', 'choice', 'isJoined', 'joinedChangedAt'],
    }),
  ];
}
