import type { Body, Query } from '@seed/contracts/endpoint';
import { closePost, pinPost, reopenPost, unpinPost } from '@seed/forums-contracts/post-moderation';
import {
  createPost,
  deletePost,
  getPost,
  likePost,
  listPosts,
  unlikePost,
  updatePost,
} from '@seed/forums-contracts/posts';
import { markPostRead } from '@seed/forums-contracts/readings';
import { listProfiles } from '@seed/community-contracts/profiles';
import { createUpload } from '@seed/contracts/uploads';
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
import { commentMocks } from './comment-mocks.ts';
import { addPost, nextId } from './forums-world.ts';
import type { ForumsWorld, StoredPost } from './forums-world.ts';
import { historyMocks, keepFormerText } from './history-mocks.ts';
import { restorationMocks } from './restoration-mocks.ts';
import { likeMocks } from './like-mocks.ts';
import { noteMocks } from './note-mocks.ts';
import { reportMocks } from './report-mocks.ts';
import { etagOf, presentPost } from './present.ts';

/** The responses of the forums service, and of the community service about authors, over a world in memory. */
export function forumsMocks(world: ForumsWorld): MockHandler[] {
  return [
    ...postMocks(world),
    ...commentMocks(world),
    ...noteMocks(world),
    ...historyMocks(world),
    ...restorationMocks(world),
    ...reportMocks(world),
    mockEndpoint(markPostRead, ({ params: { id }, body: { upTo } }) => {
      const before = world.readings.get(findOrNotFound(world.posts, id).id);
      if (before === undefined || before < upTo) world.readings.set(id, upTo);
      return { data: before === undefined ? {} : { before } };
    }),
    mockEndpoint(createUpload, () => ({ data: { filename: `picture-${nextId(world)}.webp` } })),
    mockEndpoint(listProfiles, ({ query }) => ({
      data: world.members.filter(({ id, name }) =>
        query.q === undefined ? query.ids?.split(',').includes(id) : matchesSearch([name], query.q),
      ),
    })),
  ];
}

function postMocks(world: ForumsWorld): MockHandler[] {
  const present = (id: number) => {
    const post = findOrNotFound(world.posts, id);
    return { data: presentPost(world, post), etag: etagOf(post) };
  };
  const once = idempotentCreate();
  const update = (id: number, change: object) => {
    world.posts = world.posts.map((post) => (post.id === id ? { ...post, ...change } : post));
  };
  return [
    mockEndpoint(listPosts, ({ query }) => {
      const { rows, next } = pageOf(matching(world, query), query);
      return { data: rows.map((post) => presentPost(world, post)), next };
    }),
    mockEndpoint(getPost, ({ params }) => present(params.id)),
    mockEndpoint(createPost, ({ body, headers }) =>
      present(once(headers, () => addPost(world, { imageTexts: [], ...sentFields(body) }).id)),
    ),
    mockEndpoint(updatePost, ({ params: { id }, body, headers }) => {
      const post = matchVersion(findOrNotFound(world.posts, id), headers);
      const isEdit = body.title !== undefined || body.content !== undefined;
      update(id, { ...sentFields(body), ...(isEdit && keepFormerText(world, post)), version: post.version + 1 });
      return present(id);
    }),
    mockEndpoint(deletePost, ({ params: { id } }) => {
      world.deleted.posts.push(findOrNotFound(world.posts, id));
      world.deleted.comments.push(...world.comments.filter((comment) => comment.forumId === id));
      world.posts = world.posts.filter((post) => post.id !== id);
      world.comments = world.comments.filter((comment) => comment.forumId !== id);
      return {};
    }),
    ...moderationMocks(world, update),
    ...likeMocks(
      world,
      { like: likePost, unlike: unlikePost },
      { find: (id) => findOrNotFound(world.posts, id), update },
    ),
  ];
}

/** The fields of the post that were sent; the others of a body have no effect. */
function sentFields({ title, content, images, imageTexts, mentions }: Body<typeof updatePost>): Partial<StoredPost> {
  const given = Object.entries({ title, content, images, imageTexts, mentions });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function moderationMocks(world: ForumsWorld, update: (id: number, change: object) => void): MockHandler[] {
  const decide = (id: number, change: object) => {
    if (!world.user.isAdmin) throw new MockProblemError('forbidden');
    findOrNotFound(world.posts, id);
    update(id, change);
    return {};
  };
  return [
    mockEndpoint(pinPost, ({ params: { id } }) => decide(id, { pinned: true })),
    mockEndpoint(unpinPost, ({ params: { id } }) => decide(id, { pinned: false })),
    mockEndpoint(closePost, ({ params: { id } }) => decide(id, { closed: true })),
    mockEndpoint(reopenPost, ({ params: { id } }) => decide(id, { closed: false })),
  ];
}

function matching({ posts }: ForumsWorld, { q, author }: Query<typeof listPosts>): StoredPost[] {
  const found = posts
    .filter(({ authorID }) => authorID === (author ?? authorID))
    .filter(({ title, content }) => matchesSearch([title, content], q));
  // The sort is stable, so that both groups stay newest first.
  return author === undefined && !q ? found.toSorted((one, other) => rankOf(one) - rankOf(other)) : found;
}

const rankOf = ({ pinned }: StoredPost) => (pinned === true ? 0 : 1);
