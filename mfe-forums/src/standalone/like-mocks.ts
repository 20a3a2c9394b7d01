import type { likePost, unlikePost } from '@seed/forums-contracts/posts';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { ForumsWorld } from './forums-world.ts';

interface Likeable {
  readonly usersWhoLiked: readonly string[];
}

export interface LikeEndpoints {
  readonly like: typeof likePost;
  readonly unlike: typeof unlikePost;
}

export interface LikeableRows {
  readonly find: (id: number) => Likeable;
  readonly update: (id: number, change: Likeable) => void;
}

/** Adds and removes likes; both are idempotent. */
export function likeMocks(
  { user }: ForumsWorld,
  { like, unlike }: LikeEndpoints,
  { find, update }: LikeableRows,
): MockHandler[] {
  const set = (id: number, liked: boolean) => {
    const others = find(id).usersWhoLiked.filter((userId) => userId !== user.id);
    update(id, { usersWhoLiked: liked ? [...others, user.id] : others });
    return {};
  };
  return [
    mockEndpoint(like, ({ params }) => set(params.id, true)),
    mockEndpoint(unlike, ({ params }) => set(params.id, false)),
  ];
}
