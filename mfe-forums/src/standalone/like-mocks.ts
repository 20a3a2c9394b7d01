import type { likePost, unlikePost } from '@seed/contracts/posts';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { me } from './forums-world.ts';

interface Likeable {
  readonly usersWhoLiked: readonly string[];
}

export interface LikeEndpoints {
  readonly like: typeof likePost;
  readonly unlike: typeof unlikePost;
}

/** Liking and taking it back; both are idempotent. `keep` stores who likes the entity of this id. */
export function likeMocks(
  { like, unlike }: LikeEndpoints,
  find: (id: number) => Likeable,
  keep: (id: number, change: Likeable) => void,
): MockHandler[] {
  const set = (id: number, liked: boolean) => {
    const others = find(id).usersWhoLiked.filter((userId) => userId !== me.authorID);
    keep(id, { usersWhoLiked: liked ? [...others, me.authorID] : others });
    return {};
  };
  return [
    mockEndpoint(like, ({ params }) => set(params.id, true)),
    mockEndpoint(unlike, ({ params }) => set(params.id, false)),
  ];
}
