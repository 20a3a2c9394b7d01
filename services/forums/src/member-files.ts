import { type MemberFile, memberFile } from '@seed/service-kit/member-files';
import type { LikeTable } from '@seed/service-kit/like-table';
import type { Database } from '@seed/service-kit/transaction';
import { commentEntity, commentLikes, commentMentions } from './comments/comment.entity.ts';
import { postEntity, postLikes, postMentions } from './posts/post.entity.ts';
import type { MentionTable } from './mentions/mention.entity.ts';
import { readingEntity } from './readings/reading.entity.ts';
import { noteEntity, noteLikes } from './recommendations/note.entity.ts';

/** The rows of a member in this service, for the file with all their data. */
export function forumsMemberFiles(database: Database): readonly MemberFile[] {
  const owner = 'authorId';
  return [
    memberFile(database, postEntity, {
      file: 'posts',
      about: 'The posts that you wrote in the forums. “images” are addresses of pictures.',
      owner,
      properties: ['id', 'title', 'content', 'images', 'authorName', 'createdAt', 'editedAt', 'likeCount', 'isClosed'],
    }),
    memberFile(database, commentEntity, {
      file: 'comments',
      about: 'The comments that you wrote. “forumId” is the id of the post.',
      owner,
      properties: ['id', 'forumId', 'content', 'authorName', 'createdAt', 'editedAt', 'likeCount'],
    }),
    memberFile(database, noteEntity, {
      file: 'notes',
      about: 'The notes that you wrote under recommendations.',
      owner,
      properties: ['id', 'title', 'description', 'color', 'authorName', 'authorLogin', 'createdAt', 'likeCount'],
    }),
    likesFile(database, postLikes),
    likesFile(database, commentLikes),
    likesFile(database, noteLikes),
    mentionsFile(database, postMentions),
    mentionsFile(database, commentMentions),
    memberFile(database, readingEntity, {
      file: 'readings',
      about: 'Up to when you have read the comments of a post. “postId” is the id of the post.',
      owner: 'memberId',
      properties: ['postId', 'readUpTo'],
    }),
  ];
}

function likesFile(database: Database, { noun, entity }: LikeTable): MemberFile {
  return memberFile(database, entity, {
    file: `${noun}-likes`,
    about: `Your likes of ${noun}s. “entityId” is the id of the ${noun}.`,
    owner: 'userId',
    properties: ['entityId', 'createdAt'],
  });
}

function mentionsFile(database: Database, { noun, entity }: MentionTable): MemberFile {
  return memberFile(database, entity, {
    file: `${noun}-mentions`,
    about: `Where a ${noun} mentions you. “entityId” is the id of the ${noun}, “name” how it calls you.`,
    owner: 'memberId',
    properties: ['entityId', 'name'],
  });
}
