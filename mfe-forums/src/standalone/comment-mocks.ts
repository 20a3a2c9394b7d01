import type { Query } from '@seed/contracts/endpoint';
import {
  createComment,
  deleteComment,
  getComment,
  likeComment,
  listComments,
  unlikeComment,
  updateComment,
} from '@seed/forums-contracts/comments';
import type { Mention } from '@seed/forums-contracts/mentions';
import {
  MockProblemError,
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  pageOf,
  matchesSearch,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { messages } from '../messages.ts';
import { addComment, repliesTo } from './forums-world.ts';
import type { ForumsWorld, StoredComment, StoredPost } from './forums-world.ts';
import { keepFormerText } from './history-mocks.ts';
import { likeMocks } from './like-mocks.ts';
import { etagOf, presentComment } from './present.ts';

export function commentMocks(world: ForumsWorld): MockHandler[] {
  const present = (id: number) => {
    const comment = findOrNotFound(world.comments, id);
    return { data: presentComment(world, comment), etag: etagOf(comment) };
  };
  const once = idempotentCreate();
  const update = (id: number, change: object) => {
    world.comments = world.comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment));
  };
  return [
    mockEndpoint(listComments, ({ query }) => {
      const { rows, next } = pageOf(listed(world.comments, query), query);
      return { data: rows.map((comment) => presentComment(world, comment)), next };
    }),
    mockEndpoint(getComment, ({ params }) => present(params.id)),
    mockEndpoint(createComment, ({ body: { content, forumId, replyTo, mentions }, headers }) =>
      present(once(headers, () => addComment(world, newComment(world, { content, forumId, replyTo, mentions })).id)),
    ),
    mockEndpoint(updateComment, ({ params: { id }, body: { content, mentions }, headers }) => {
      const comment = matchVersion(findOrNotFound(world.comments, id), headers);
      const edit = content === undefined ? {} : { content, ...keepFormerText(world, comment) };
      update(id, { ...edit, ...(mentions && { mentions }), version: comment.version + 1 });
      return present(id);
    }),
    mockEndpoint(deleteComment, ({ params: { id } }) => {
      world.deleted.comments.push(findOrNotFound(world.comments, id));
      world.comments = world.comments.filter((comment) => comment.id !== id);
      return {};
    }),
    ...likeMocks(
      world,
      { like: likeComment, unlike: unlikeComment },
      { find: (id) => findOrNotFound(world.comments, id), update },
    ),
  ];
}

function newComment(world: ForumsWorld, { forumId, replyTo, ...text }: NewComment) {
  const { id } = openPost(world, forumId);
  return { ...text, forumId: id, ...(replyTo !== undefined && repliesTo(findOrNotFound(world.comments, replyTo))) };
}

interface NewComment {
  readonly content: string;
  readonly mentions?: Mention[] | undefined;
  readonly forumId: number;
  readonly replyTo?: number | undefined;
}

function openPost(world: ForumsWorld, id: number): StoredPost {
  const post = findOrNotFound(world.posts, id);
  if (post.closed === true) throw new MockProblemError('conflict', { detail: messages.moderation.takesNoComments });
  return post;
}

function listed(comments: readonly StoredComment[], { forumId, q }: Query<typeof listComments>): StoredComment[] {
  return comments
    .filter((comment) => forumId === undefined || comment.forumId === forumId)
    .filter(({ content }) => matchesSearch([content], q));
}
