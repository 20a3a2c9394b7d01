import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';
import { entityId, instant, memberId, normalizeLink, permissions, requiredText } from './fields.ts';
import { likeEndpoint, unlikeEndpoint, usersWhoLiked, usersWhoLikedInput } from './likes.ts';
import { pageQuery } from './lists.ts';

const service = 'forums';

/** Greatest lengths in code points. */
export const forumLimits = { title: 150, content: 10_000, images: 10 } as const;

export const forumPost = z
  .object({
    id: entityId,
    title: z.string(),
    content: z.string(),
    author: z.string().check(z.describe("The author's display name")),
    authorID: memberId,
    creationDate: instant,
    usersWhoLiked,
    images: z.array(z.string()),
    commentCount: z.int().check(z.nonnegative()),
    permissions,
  })
  .check(z.meta({ id: 'ForumPost' }));

export type ForumPost = z.infer<typeof forumPost>;

const title = requiredText({ max: forumLimits.title, required: 'Title is required.', label: 'The title' });
const content = requiredText({ max: forumLimits.content, required: 'Content is required.', label: 'The content' });

const uploadedFile = /^\/uploads\/[\w-]+\.\w+$/;
const image = z.string().check(
  z.refine((url) => uploadedFile.test(url) || normalizeLink(url) !== null, {
    message: 'An image must be an uploaded file or an http(s) link.',
  }),
);
const images = z
  .array(image)
  .check(z.maxLength(forumLimits.images, `A post can have at most ${forumLimits.images} images.`));

/** Accepted from a client and overwritten from the token and the server's clock. */
const overwritten = {
  author: z.optional(z.unknown()),
  authorID: z.optional(z.unknown()),
  creationDate: z.optional(z.unknown()),
};

export const newForumPost = z.object({ title, content, images: z._default(images, []), ...overwritten });
export const forumPostChange = z.object({
  title: z.optional(title),
  content: z.optional(content),
  images: z.optional(images),
  usersWhoLiked: usersWhoLikedInput,
  ...overwritten,
});

export const listForums = endpoint({
  operation: 'listForums',
  service,
  method: 'GET',
  path: '/forums',
  summary: 'Posts, newest first',
  query: z.extend(pageQuery, {
    q: z.optional(z.string().check(z.maxLength(200))).check(z.describe('Words in title or content')),
  }),
  response: z.array(forumPost),
  status: 200,
  paged: true,
});

export const getForum = endpoint({
  operation: 'getForum',
  service,
  method: 'GET',
  path: '/forums/:id',
  summary: 'One post',
  params: z.object({ id: entityId }),
  response: forumPost,
  status: 200,
});

export const createForum = endpoint({
  operation: 'createForum',
  service,
  method: 'POST',
  path: '/forums',
  summary: 'Write a post',
  body: newForumPost,
  response: forumPost,
  status: 201,
});

export const updateForum = endpoint({
  operation: 'updateForum',
  service,
  method: 'PUT',
  path: '/forums/:id',
  summary: 'Change a post (its author), or only the own like (anybody)',
  params: z.object({ id: entityId }),
  body: forumPostChange,
  response: forumPost,
  status: 200,
});

export const deleteForum = endpoint({
  operation: 'deleteForum',
  service,
  method: 'DELETE',
  path: '/forums/:id',
  summary: 'Delete a post with its comments and likes (its author or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const likeForum = likeEndpoint({ service, resource: 'forums', noun: 'Forum' });
export const unlikeForum = unlikeEndpoint({ service, resource: 'forums', noun: 'Forum' });
