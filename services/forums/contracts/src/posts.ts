import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, entityId, instant, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { requiredPicture } from '@seed/contracts/links';
import { likeEndpoint, likes, unlikeEndpoint, usersWhoLikedInput } from '@seed/contracts/likes';
import { hiddenMark } from '@seed/contracts/hidden-mark';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import { mentions, sentMentions } from './mentions.ts';
import { mostNewComments } from './readings.ts';

const service = 'forums';

/** Greatest lengths in code points. */
export const postLimits = { title: 150, content: 10_000, images: 10, imageText: 300 } as const;

export const post = z
  .object({
    id: entityId,
    title: z.string(),
    content: z.string(),
    author: z.string().check(z.describe("The author's display name")),
    authorID: memberId,
    creationDate: instant,
    editedAt: z.optional(instant).check(z.describe('When its text was changed last; absent if it never was')),
    ...likes,
    images: z.array(z.string()).check(z.maxLength(postLimits.images)),
    imageTexts: z
      .array(z.string())
      .check(
        z.maxLength(postLimits.images),
        z.describe('Alternative texts of the images, in their order; empty for none'),
      ),
    commentCount: z.int().check(z.nonnegative()),
    newComments: z
      .optional(z.int().check(z.positive(), z.maximum(mostNewComments)))
      .check(
        z.describe('Comments by others since the caller read the post; absent for none, and if they never read it'),
      ),
    pinned: z.optional(z.boolean()).check(z.describe('An Admin has pinned it to the beginning of the list')),
    closed: z.optional(z.boolean()).check(z.describe('An Admin has closed it: it takes no new comments')),
    mentions,
    hidden: z.optional(hiddenMark).check(z.describe('An Admin has hidden it; only its author and Admins see it')),
    permissions,
  })
  .check(z.meta({ id: 'Post' }));

export type Post = z.infer<typeof post>;

const title = requiredText({ max: postLimits.title, required: 'Title is required.', label: 'The title' });
const content = requiredText({ max: postLimits.content, required: 'Content is required.', label: 'The content' });

const image = requiredPicture('An image must be an uploaded file or an http(s) link.');
const images = z
  .array(image)
  .check(z.maxLength(postLimits.images, `A post can have at most ${postLimits.images} images.`));

const imageTexts = z.optional(
  z
    .array(boundedText({ max: postLimits.imageText, label: 'An alternative text' }))
    .check(z.maxLength(postLimits.images, `A post can have at most ${postLimits.images} images.`)),
);

/** A client may send them; the service sets them from the token and its clock. */
const overwritten = {
  author: z.optional(z.unknown()),
  authorID: z.optional(z.unknown()),
  creationDate: z.optional(z.unknown()),
};

export const newPost = z.object({
  title,
  content,
  images: z._default(images, []),
  imageTexts,
  mentions: sentMentions,
  ...overwritten,
});
export const postChange = z.object({
  title: z.optional(title),
  content: z.optional(content),
  images: z.optional(images),
  imageTexts,
  mentions: sentMentions,
  usersWhoLiked: usersWhoLikedInput,
  ...overwritten,
});

export const listPosts = endpoint({
  operation: 'listPosts',
  service,
  method: 'GET',
  path: '/forums',
  summary: 'Posts, newest first; without a filter, pinned ones come before the others',
  query: z.extend(pageQuery, {
    q: searchWords,
    author: z.optional(memberId).check(z.describe('Only posts of the member with this id')),
  }),
  response: listOf(post),
  status: 200,
  paged: true,
});

export const getPost = endpoint({
  operation: 'getPost',
  service,
  method: 'GET',
  path: '/forums/:id',
  summary: 'One post',
  params: z.object({ id: entityId }),
  response: post,
  status: 200,
});

export const createPost = endpoint({
  operation: 'createPost',
  service,
  method: 'POST',
  path: '/forums',
  summary: 'Write a post',
  body: newPost,
  response: post,
  status: 201,
});

export const updatePost = endpoint({
  operation: 'updatePost',
  service,
  method: 'PUT',
  path: '/forums/:id',
  summary: 'Change a post (its author), or only the own like (anybody)',
  params: z.object({ id: entityId }),
  body: postChange,
  response: post,
  status: 200,
});

export const deletePost = endpoint({
  operation: 'deletePost',
  service,
  method: 'DELETE',
  path: '/forums/:id',
  summary: 'Delete a post with its comments and likes (its author or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});

export const likePost = likeEndpoint({ service, resource: 'forums', noun: 'Post' });
export const unlikePost = unlikeEndpoint({ service, resource: 'forums', noun: 'Post' });
