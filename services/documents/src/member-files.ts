import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { Database } from '@seed/service-kit/transaction';
import { documentEntity } from './documents/document.entity.ts';

/** The rows of a member in this service, for the file with all their data. */
export function documentsMemberFiles(database: Database): readonly MemberFile[] {
  return [
    memberFile(database, documentEntity, {
      file: 'documents',
      about: 'The documents that you added: their names and addresses.',
      owner: 'authorId',
      properties: ['id', 'name', 'url', 'classification', 'createdAt'],
    }),
  ];
}
