import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { likeEndpoint, likes, unlikeEndpoint, usersWhoLikedInput } from '@seed/contracts/likes';
import { hiddenMark } from '@seed/contracts/hidden-mark';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import { mentions, sentMentions } from './mentions.ts';

const service = 'forums';

/** Greatest lengths in code points. */
export const commentLimits = { content: 5000 } as const;

export const comment = z
  .object({
    id: entityId,
    forumId: entityId,
    content: z.string(),
    author: z.string().check(z.describe("The author's display name")),
    authorID: memberId,
    creationDate: instant,
    editedAt: z.optional(instant).check(z.describe('When its text was changed last; absent if it never was')),
    replyTo: z
      .optional(entityId)
      .check(z.describe('The comment that it replies to, also when that was deleted; absent if it is no reply')),
    replyToAuthor: z.optional(z.string()).check(z.describe('The display name of the author whom it replies to')),
    replyToAuthorID: z.optional(memberId),
    threadId: z
      .optional(entityId)
      .check(z.describe('The comment that began the thread of a reply, which is `replyTo` or what that replies to')),
    mentions,
    hidden: z.optional(hiddenMark).check(z.describe('An Admin has hidden it; only its author and Admins see it')),
    ...likes,
    permissions,
  })
  .check(z.meta({ id: 'Comment' }));

export type Comment = z.infer<typeof comment>;

const content = requiredText({ max: commentLimits.content, required: 'Content is required.', label: 'The comment' });

/** A client may send them; the service sets them from the token and its clock. */
const overwritten = {
  author: z.optional(z.unknown()),
  authorID: z.optional(z.unknown()),
  creationDate: z.optional(z.unknown()),
};

export const newComment = z.object({
  content,
  forumId: entityId,
  replyTo: z.optional(entityId).check(z.describe('The comment of the same post that it replies to')),
  mentions: sentMentions,
  ...overwritten,
});
export const commentChange = z.object({
  content: z.optional(content),
  mentions: sentMentions,
  forumId: z.optional(z.unknown()).check(z.describe('Ignored: a comment stays with its post')),
  usersWhoLiked: usersWhoLikedInput,
  ...overwritten,
});

export const listComments = endpoint({
  operation: 'listComments',
  service,
  method: 'GET',
  path: '/comments',
  summary: 'Comments, newest first',
  query: z.extend(pageQuery, { q: searchWords, forumId: z.optional(entityId) }),
  response: listOf(comment),
  status: 200,
  paged: true,
});

export const getComment = endpoint({
  operation: 'getComment',
  service,
  method: 'GET',
  path: '/comments/:id',
  summary: 'One comment',
  params: z.object({ id: entityId }),
  response: comment,
  status: 200,
});

export const createComment = endpoint({
  operation: 'createComment',
  service,
  method: 'POST',
  path: '/comments',
  summary: 'Comment on a post, or reply to one of its comments',
  body: newComment,
  response: comment,
  status: 201,
});

export const updateComment = endpoint({
  operation: 'updateComment',
  service,
  method: 'PUT',
  path: '/comments/:id',
  summary: 'Change a comment (its author), or only the own like (anybody)',
  params: z.object({ id: entityId }),
  body: commentChange,
  response: comment,
  status: 200,
});

export const deleteComment = endpoint({
  operation: 'deleteComment',
  service,
  method: 'DELETE',
  path: '/comments/:id',
  summary: 'Delete a comment (its author or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const likeComment = likeEndpoint({ service, resource: 'comments', noun: 'Comment' });
export const unlikeComment = unlikeEndpoint({ service, resource: 'comments', noun: 'Comment' });
